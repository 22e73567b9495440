// The table without anything on it: renderer, light, ground.
import {
  AmbientLight, Color, DirectionalLight, HemisphereLight, Mesh, MeshStandardMaterial, PCFShadowMap, PerspectiveCamera,
  PlaneGeometry, Scene, SRGBColorSpace, WebGLRenderer,
} from "three";
import { TABLE_TOP } from "./frame.js";

const TABLE_SIZE = [74, 46];

export function createScene(canvas) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const scene = new Scene();
  scene.background = new Color(0x1b2026);
  const camera = new PerspectiveCamera(60, 1, 0.1, 500);
  const sky = new HemisphereLight(0xffffff, 0x8a8078, 1);
  const sun = createSun();
  scene.add(sky, new AmbientLight(0xffffff, 0.15), sun, sun.target, createGround());

  return {
    scene, camera, renderer,
    // light takes the light that a save asks for; TTS's own values give ours.
    light(lighting = {}) {
      const color = lighting.LightColor ?? { r: 1, g: 0.98, b: 0.89 };
      sun.color.setRGB(color.r, color.g, color.b, SRGBColorSpace);
      sun.intensity = (lighting.LightIntensity ?? 0.54) * 3.2;
      sky.intensity = (lighting.AmbientIntensity ?? 1.3) * 0.9;
    },
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas;
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    render() {
      renderer.render(scene, camera);
    },
  };
}

function createSun() {
  const sun = new DirectionalLight(0xffffff, 1);
  sun.position.set(-14, 34, 12);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -30, right: 30, top: 30, bottom: -30, near: 1, far: 90 });
  sun.shadow.normalBias = 0.05;
  return sun;
}

function createGround() {
  const ground = new Mesh(new PlaneGeometry(...TABLE_SIZE), new MeshStandardMaterial({ color: 0x4a3a2c, roughness: 0.9 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = TABLE_TOP;
  ground.receiveShadow = true;
  return ground;
}
