import type { Format } from "../format.ts";
import { backloggdImportable } from "./backloggd-importable.ts";
import { backloggdPlus } from "./backloggd-plus.ts";
import { backloggdScript } from "./backloggd-script.ts";
import { backloggdTransfer } from "./backloggd-transfer.ts";
import { backloggery } from "./backloggery.ts";
import { completionator } from "./completionator.ts";
import { darkadia } from "./darkadia.ts";
import { gogGalaxy } from "./gog-galaxy.ts";
import { grouvee } from "./grouvee.ts";
import { howLongToBeat } from "./how-long-to-beat.ts";
import { igdbList } from "./igdb-list.ts";
import { infiniteBacklog } from "./infinite-backlog.ts";
import { nintendoEshop } from "./nintendo-eshop.ts";
import { playnite } from "./playnite.ts";
import { questshelf } from "./questshelf.ts";
import { ryot } from "./ryot.ts";
import { steamLibrary } from "./steam-library.ts";
import { yamtrack } from "./yamtrack.ts";

/** In the order in which they are tried. */
export const FORMATS: readonly Format[] = [
  questshelf,
  backloggdTransfer,
  backloggery,
  howLongToBeat,
  infiniteBacklog,
  grouvee,
  ryot,
  yamtrack,
  igdbList,
  backloggdPlus,
  backloggdScript,
  backloggdImportable,
  darkadia,
  completionator,
  gogGalaxy,
  nintendoEshop,
  steamLibrary,
  playnite,
];
