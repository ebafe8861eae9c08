import { isles, keep, road, skyline } from "./buildings.ts";
import { palette } from "./color.ts";
import { sky } from "./cover.ts";
import { dunes, forest, hills, lake, waves } from "./landscapes.ts";
import { seeded } from "./random.ts";
import { fade, rect } from "./shapes.ts";
import { planet } from "./space.ts";

export const SCENE = { w: 640, h: 360 };

const SCENES = [hills, forest, lake, dunes, keep, skyline, isles, waves, planet, road];

/** A landscape in the game's colours, without its title; the motif depends on the index. */
export function sceneArt(key: string, index: number, box = SCENE): string {
  const colors = palette(seeded(key));
  const random = seeded(`${key} scene ${index}`);
  const first = Math.floor(seeded(`${key} scenes`)() * SCENES.length);
  const motif = SCENES[(first + index * 3) % SCENES.length] ?? hills;
  const canvas = { ...box, random, colors, id: "s" };
  return (
    sky(canvas) +
    motif(canvas) +
    fade("foot", [
      [0.6, colors.ink, 0],
      [1, colors.ink, 0.6],
    ]) +
    rect(0, 0, box.w, box.h, 'fill="url(#foot)"')
  );
}
