import { expect, test } from "vitest";
import { parseSteamAccount } from "./steam-account";

const steamId = "76561198000000001";

test.each([
  [steamId, { steamId }],
  [`  ${steamId}\n`, { steamId }],
  [`https://steamcommunity.com/profiles/${steamId}`, { steamId }],
  [`steamcommunity.com/profiles/${steamId}/games/?tab=all`, { steamId }],
  ["https://steamcommunity.com/id/demo-player/", { vanity: "demo-player" }],
  ["http://www.steamcommunity.com/id/demo_player?l=german", { vanity: "demo_player" }],
  ["demo-player", { vanity: "demo-player" }],
  ["1234", { vanity: "1234" }],
])("%j is an account", (text, account) => {
  expect(parseSteamAccount(text)).toEqual(account);
});

test.each([
  "",
  " ",
  "7656119800000000",
  "765611980000000012",
  "12345678901234567",
  "two words",
  "https://steamcommunity.com/profiles/demo",
  "https://steamcommunity.com/groups/valve",
  "https://evil.example/id/demo",
  "<script>",
  "x".repeat(33),
])("%j is none", (text) => {
  expect(parseSteamAccount(text)).toBeNull();
});
