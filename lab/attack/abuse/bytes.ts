import { madeUpGames, type OwnToken, ownToken, post } from "./own-token.ts";
import { flood, serverFaults } from "./run.ts";
import type { Scenario } from "./scenario.ts";

const CONNECTIONS = 2;
const BATCH = 200;
const NEW_IDS = 2_000_000;
/** The largest text that each column takes. */
const NOTES = "💣".repeat(5000);
const FULL = "QS029";

const gamesFrom = (api: OwnToken, first: number, count: number) =>
  madeUpGames(api, first, count, { notes: NOTES });

let cookie = "";
let attacker: OwnToken;

/** Rows with texts at their limits, in several tables, and removed ones, whose snapshots are stored for an hour. */
const WRITES: ((n: number) => Promise<Response>)[] = [
  (n) => post(attacker, "/rest/v1/user_games", gamesFrom(attacker, NEW_IDS + n * BATCH, BATCH)),
  () =>
    post(
      attacker,
      "/rest/v1/plays",
      Array.from({ length: BATCH }, () => ({
        user_id: attacker.userId,
        game_id: NEW_IDS,
        outcome: "finished",
        note: NOTES,
      })),
    ),
  (n) =>
    post(attacker, "/rest/v1/rpc/create_list", { title: `List ${n}`, description: NOTES.slice(0, 4000) }),
  (n) =>
    post(attacker, "/rest/v1/rpc/save_import_mapping", {
      header_key: `columns ${n % 50}`,
      mapping: { note: "x".repeat(19_000) },
    }),
  (n) =>
    post(attacker, "/rest/v1/rpc/remove_games", {
      game_ids: Array.from({ length: 10 }, (_, k) => NEW_IDS + n * 10 + k),
    }),
];

async function storedBytes(): Promise<{ bytes: number; maxBytes: number }> {
  return (await post(attacker, "/rest/v1/rpc/own_stored_bytes", {})).json();
}

export const bytes: Scenario = {
  name: "bytes",
  title: "texts at their limits in every table, through Supabase's API",
  needsPostgres: true,
  async prepare(target) {
    cookie = await target.signIn("demo");
    attacker = await ownToken(target, "guest");
    await post(attacker, "/rest/v1/user_games", gamesFrom(attacker, NEW_IDS, 1));
    // Full before the measurement, so that it shows what refusals cost.
    for (let n = 1; ; n++) {
      const answer = await post(
        attacker,
        "/rest/v1/user_games",
        gamesFrom(attacker, NEW_IDS + n * BATCH, BATCH),
      );
      if (answer.ok) continue;
      const { code } = await answer.json();
      if (code !== FULL) throw new Error(`The attack could not be prepared: ${answer.status} ${code}`);
      return;
    }
  },
  attack: (_target, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) => {
      const write = WRITES[n % WRITES.length];
      if (!write) throw new Error("There is no such write.");
      return write(n);
    }),
  visit: ({ innocent }, n) =>
    innocent(`/api/collection?q=${"abcdefghijklmnopqrstuvwxyz"[n]}`, { headers: { cookie } }),
  async faults(_target, { answers }) {
    const { bytes: stored, maxBytes } = await storedBytes();
    const faults: string[] = [];
    // Snapshots of removed games are longer than their rows.
    if (stored > maxBytes * 1.5) faults.push(`an account stores ${stored} bytes (at most ${maxBytes})`);
    const another = await post(attacker, "/rest/v1/user_games", gamesFrom(attacker, NEW_IDS - BATCH, BATCH));
    if (another.ok) faults.push("a full account stored another 4 MB");
    return [...faults, ...serverFaults(answers)];
  },
};
