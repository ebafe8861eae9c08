import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES } from "../../components/ui/icon-names.ts";
import { iconSprite } from "./icon-sprite.ts";

it("draws the committed sprite from the list of icons", () => {
  expect(readFileSync("components/ui/icons.svg", "utf8")).toBe(iconSprite(ICON_NAMES));
});

it("rejects a name that lucide does not have", () => {
  expect(() => iconSprite(["no-such-icon"])).toThrow('lucide has no icon "no-such-icon".');
});
