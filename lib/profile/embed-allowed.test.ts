import { expect, it, vi } from "vitest";
import { mayEmbed } from "./embed-allowed";

const setting = vi.hoisted(() => ({ names: "" }));
vi.mock("@/lib/env", () => ({ env: () => ({ WIDGET_EMBED_USERNAMES: setting.names }) }));

it.each([
  ["demo", "demo", true],
  ["demo", "Demo", true],
  ["demo", "demo2", false],
  ["one, Two ,three", "two", true],
  ["one,two", "one,two", false],
  ["*", "anyone", true],
  ["demo", "", false],
])("with %j, %j may embed: %s", (names, username, may) => {
  setting.names = names;
  expect(mayEmbed(username)).toBe(may);
});
