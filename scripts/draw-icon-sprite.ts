import { writeFileSync } from "node:fs";
import { ICON_NAMES } from "../components/ui/icon-names.ts";
import { iconSprite } from "./lib/icon-sprite.ts";

/** Run after a change of `ICON_NAMES`: `node scripts/draw-icon-sprite.ts`. */
writeFileSync("components/ui/icons.svg", iconSprite(ICON_NAMES));
