import "server-only";
import { compare, noneOf, or } from "@/apicalypse/build";
import { ADULT_THEME } from "./map-summary";

/** `themes != (42)` alone may leave out games that have no themes at all. */
export const NOT_ADULT = or(compare("themes", "=", null), noneOf("themes", [ADULT_THEME]));
