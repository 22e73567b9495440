// The stage: renderer, light, sky, table.
import { AmbientLight, Box3, DirectionalLight, Group, HemisphereLight, PCFShadowMap, PerspectiveCamera, Scene, Sphere, SRGBColorSpace, Vector3, WebGLRenderer } from "three";
import { setLargestPicture } from "./pictures.js";
import { skyOf, tableOf } from "./tables.js";

const FROM = new Vector3(-14, 34, 12); // where the light comes from
const FARTHEST_SHADOW = 90;

export function createScene(canvas) {
  const quick = hasGraphicsCard();
  const renderer = new WebGLRenderer({ canvas, antialias: quick });
  renderer.setPixelRatio(quick ? Math.min(devicePixelRatio, 2) : 1);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.type = PCFShadowMap;
  setLargestPicture(renderer.capabilities.maxTextureSize);

  const scene = new Scene();
  const camera = new PerspectiveCamera(60, 1, 0.1, 1000);
  const sky = new HemisphereLight(0xffffff, 0x8a8078, 1);
  const sun = createSun(quick ? 2048 : 1024);
  let table = new Group();
  const furnished = { look: "", half: null };
  scene.add(sky, new AmbientLight(0xffffff, 0.15), sun, sun.target, table);

  return {
    scene, camera, renderer,
    // light takes the light that a save asks for; TTS's own values give ours.
    light(lighting = {}) {
      const color = lighting.LightColor ?? { r: 1, g: 0.98, b: 0.89 };
      sun.color.setRGB(color.r, color.g, color.b, SRGBColorSpace);
      sun.intensity = (lighting.LightIntensity ?? 0.54) * 3.2;
      sky.intensity = (lighting.AmbientIntensity ?? 1.3) * 0.9;
      colorSky(sky, lighting);
    },
    // furnish puts the save's table under its sky. It resolves to half the table's width and depth, null where there is none.
    async furnish(save, note) {
      const { Table, TableURL, Sky } = save;
      const look = JSON.stringify([Table, TableURL, Sky]);
      if (look === furnished.look) return furnished.half;
      furnished.look = look;
      scene.background = skyOf(save);
      const { node, half } = await tableOf(save, note);
      scene.remove(table);
      scene.add((table = node));
      return (furnished.half = half);
    },
    // shine lets shadows fall where things are, given the boxes around them.
    shine(boxes) {
      const around = boxes.reduce((all, box) => all.union(box), new Box3(new Vector3(), new Vector3()));
      const { center, radius } = around.getBoundingSphere(new Sphere());
      const reach = Math.min(Math.max(radius + 2, 24), FARTHEST_SHADOW);
      sun.target.position.copy(center);
      sun.position.copy(FROM).setLength(2 * reach).add(center);
      Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 4 * reach });
      sun.shadow.camera.updateProjectionMatrix();
    },
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas;
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    // render draws what the camera sees, with new shadows or with those that there are.
    render(shadows) {
      renderer.shadowMap.needsUpdate = shadows;
      renderer.render(scene, camera);
    },
  };
}

// hasGraphicsCard tells whether the browser draws quickly, or with the processor, by the names of what draws then.
function hasGraphicsCard() {
  const gl = document.createElement("canvas").getContext("webgl2");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = names ? gl.getParameter(names.UNMASKED_RENDERER_WEBGL) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext(); // a page has few
  return !/SwiftShader|llvmpipe|softpipe|Basic Render|Software/i.test(name);
}

const BY_GRADIENT = 1; // AmbientType of a save whose light from around has colours of its own

function colorSky(sky, { AmbientType, AmbientSkyColor, AmbientGroundColor }) {
  sky.color.set(0xffffff);
  sky.groundColor.set(0x8a8078);
  if (AmbientType !== BY_GRADIENT || !AmbientSkyColor || !AmbientGroundColor) return;
  sky.color.setRGB(AmbientSkyColor.r, AmbientSkyColor.g, AmbientSkyColor.b, SRGBColorSpace);
  sky.groundColor.setRGB(AmbientGroundColor.r, AmbientGroundColor.g, AmbientGroundColor.b, SRGBColorSpace);
}

function createSun(size) {
  const sun = new DirectionalLight(0xffffff, 1);
  sun.castShadow = true;
  sun.shadow.mapSize.set(size, size);
  sun.shadow.normalBias = 0.05;
  return sun;
}
