import { palette } from "./color.ts";
import { crystal } from "./objects.ts";
import { burst, rings, tiles } from "./patterns.ts";
import { pick, seeded } from "./random.ts";
import { fade, rect } from "./shapes.ts";

export const ICON = { w: 300, h: 300 };

/** A coloured square, for icons of games and achievements and for avatars. */
export function iconArt(key: string): string {
  const random = seeded(`icon ${key}`);
  const colors = palette(random);
  const canvas = { w: ICON.w, h: 375, random, colors, id: "i" };
  const motif = pick(random, [rings, tiles, burst, crystal]);
  const ground = fade("ground", [
    [0, colors.top, 1],
    [1, colors.mid, 1],
  ]);
  return `${ground}${rect(0, 0, ICON.w, ICON.h, 'fill="url(#ground)"')}${motif(canvas)}`;
}
