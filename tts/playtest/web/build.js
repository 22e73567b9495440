// Builds dist, which the Go server embeds, from src: one script, one stylesheet, the page and three's licence.
import { build } from "esbuild";
import { copyFile, mkdir } from "node:fs/promises";

await mkdir("dist", { recursive: true });
await build({
  entryPoints: { app: "src/main.js" },
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
});
for (const file of ["index.html", "style.css", "icon.svg"]) await copyFile(`src/${file}`, `dist/${file}`);
await copyFile("node_modules/three/LICENSE", "dist/three-LICENSE.txt");
