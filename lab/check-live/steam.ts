import { parseArgs } from "node:util";
import { isSteamAccount, resolveVanityUrl } from "../../lib/steam/accounts.ts";
import { fetchCurrentPlayers } from "../../lib/steam/current-players.ts";
import { fetchGameSchema } from "../../lib/steam/game-schema.ts";
import { fetchGlobalPercentages } from "../../lib/steam/global-percentages.ts";
import { fetchOwnedGames } from "../../lib/steam/owned-games.ts";
import { Problem, type ServiceChecks } from "./check.ts";

const PORTAL_2 = 620;
const COUNTER_STRIKE_2 = 730;
const NO_APP = 4_000_000_000;
const NO_NAME = "questshelf-check-live-nobody";
/** `system`: not counted by any client's limit. */
const READ = { caller: "system", timeoutMs: 10_000 } as const;

export function steamChecks(): ServiceChecks {
  const { values } = parseArgs({ options: { "steam-id": { type: "string" } }, strict: false });
  const steamId = typeof values["steam-id"] === "string" ? values["steam-id"] : null;
  return {
    keys: "STEAM_API_KEY",
    address: "STEAM_API_URL",
    first: { title: "players are counted", run: checkPlayers },
    others: [
      { title: "the key is accepted, and an unknown name has no account", run: checkName },
      { title: "achievements have the fields of our schema", run: checkAchievements },
      ...(steamId === null
        ? []
        : [{ title: "a library has the fields of our schema", run: () => checkLibrary(steamId) }]),
    ],
  };
}

async function checkPlayers(): Promise<undefined> {
  const [players, none] = [
    await fetchCurrentPlayers(COUNTER_STRIKE_2, "system"),
    await fetchCurrentPlayers(NO_APP, "system"),
  ];
  if (players !== null && none === null) return;
  throw new Problem(
    players === null ? "no count for Counter-Strike 2" : "a count for an app that does not exist",
    "Change lib/steam/current-players.ts.",
  );
}

async function checkName(): Promise<undefined> {
  if ((await resolveVanityUrl(NO_NAME, READ)) === null) return;
  throw new Problem(`an account is called ${NO_NAME}`, "Change lib/steam/accounts.ts.");
}

async function checkAchievements(): Promise<string> {
  const [schema, percentages] = [await fetchGameSchema(PORTAL_2), await fetchGlobalPercentages(PORTAL_2)];
  if (schema.length === 0 || percentages.size === 0) {
    throw new Problem(
      "Portal 2 has no achievements",
      "Change lib/steam/game-schema.ts or global-percentages.ts.",
    );
  }
  const fields = ["displayName", "icon", "icongray"] as const;
  const gone: string[] = fields.filter((field) => schema.every((row) => !row[field]));
  if (!schema.some(({ name }) => percentages.has(name))) gone.push("name");
  if (gone.length > 0)
    throw new Problem(`no value for ${gone.join(", ")}`, "Change lib/steam/game-schema.ts.");
  return `${schema.length} achievements`;
}

async function checkLibrary(steamId: string): Promise<string> {
  if (!(await isSteamAccount(steamId, READ)))
    throw new Problem(`no account has the id ${steamId}`, "Check --steam-id.");
  const games = await fetchOwnedGames(steamId, READ);
  if (games === null) throw new Problem("the library is private", "Choose the id of a public library.");
  if (games.length === 0)
    throw new Problem("no game can be read", "Is it empty? Else change lib/steam/owned-games.ts.");
  if (games.every(({ playtime_forever }) => playtime_forever === 0)) {
    throw new Problem(
      "no game was ever played",
      "Change lib/steam/owned-games.ts: playtime_forever may be gone.",
    );
  }
  return `${games.length} games`;
}
