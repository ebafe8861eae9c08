import { expect, test } from "vitest";
import type { Copy } from "./copy-schema";
import { copyTitle } from "./copy-words";

const NOTHING = { platform: null, store: null, medium: null, boughtOn: null, price: null, currency: null };

test.each<[Partial<Copy>, string]>([
  [{ platform: "Nintendo Switch", medium: "physical" }, "Nintendo Switch, physical"],
  [{ platform: "PC", store: "GOG", medium: "digital" }, "PC, digital"],
  [{ store: "itch.io" }, "itch.io"],
  [{ platform: "iOS" }, "iOS"],
  [{ medium: "digital" }, "Digital copy"],
  [{ boughtOn: "2024" }, "A copy"],
])("names the copy %j %j", (fields, title) => {
  expect(copyTitle({ id: "", ...NOTHING, ...fields })).toBe(title);
});
