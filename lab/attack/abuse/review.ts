import { strToU8 } from "fflate";
import { flood, serverFaults } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { uploadFile } from "./uploads.ts";

const CONNECTIONS = 12;
const GAMES = 1000;
/** For each game; all together are as many as one import takes. */
const PLAYS = 20;
const KINDS = ["new", "existing", "unchanged", "check"];

let cookies: { attacker: string; innocent: string };
let path = "";

/** An export of Ryot, with another day for each play of a game. */
function manyPlays(ids: number[]): Uint8Array<ArrayBuffer> {
  const seen = Array.from({ length: PLAYS }, (_, n) => ({
    progress: "100",
    started_on: `20${n + 10}-01-05`,
    ended_on: `20${n + 10}-03-02`,
  }));
  const metadata = ids.map((id) => ({
    lot: "video_game",
    source: "igdb",
    identifier: String(id),
    source_id: `Game ${id}`,
    collections: ["Completed"],
    seen_history: seen,
  }));
  return strToU8(JSON.stringify({ metadata }));
}

/** Reads the review of the largest import, pages of its rows, and changes a rule, which groups all rows again. */
export const review: Scenario = {
  name: "review",
  title: `the review of an import with ${GAMES * PLAYS} plays, its pages and its rules`,
  variables: { SANDBOX_CATALOGUE: "2500" },
  async prepare({ attacker, innocent, signIn }) {
    cookies = { attacker: await signIn("guest"), innocent: await signIn("demo") };
    const sitemap = await (await innocent("/sitemaps/games/1.xml")).text();
    const ids = [...new Set([...sitemap.matchAll(/\/game\/(\d+)\//g)].map(([, id]) => Number(id)))];
    const file = manyPlays(ids.slice(0, GAMES));
    const { id } = await (await uploadFile(attacker, cookies.attacker, "ryot.json", file)).json();
    path = `/api/imports/${id}`;
    for (let left = 1; left > 0; ) {
      const step = await attacker(`${path}/match`, { method: "POST", headers: { cookie: cookies.attacker } });
      if (!step.ok) throw new Error(`The import could not be prepared: ${step.status}`);
      ({ left } = await step.json());
    }
  },
  attack: ({ attacker }, signal, count) =>
    flood(CONNECTIONS, signal, count, (n) => {
      const headers = { cookie: cookies.attacker, "content-type": "application/json" };
      if (n % 20 === 0) {
        const body = JSON.stringify({ policy: { rating: n % 40 === 0 ? "mine" : "file" } });
        return attacker(path, { method: "PATCH", headers, body });
      }
      const kind = KINDS[n % KINDS.length];
      return attacker(n % 2 === 0 ? path : `${path}/rows?kind=${kind}&after=${n % GAMES}`, { headers });
    }),
  visit: ({ innocent }, n) =>
    innocent(`/api/collection?q=${"abcdefghijklmnopqrstuvwxyz"[n]}`, {
      headers: { cookie: cookies.innocent },
    }),
  async faults({ innocent }, { answers }) {
    const faults = serverFaults(answers);
    if ((await innocent(path, { headers: { cookie: cookies.innocent } })).status !== 404)
      faults.push("another account reads the import");
    return faults;
  },
};
