import { randomBytes } from "node:crypto";
import { createClient } from "../client.ts";
import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { type SomeGame, someGames, warmUp } from "./some-games.ts";

const CONNECTIONS = 12;
const GAMES = 24;
const MARK = "private-text";

let games: SomeGame[];

/** Every way in which a request can carry a text that no page reads. */
const targetsOf = (path: string): string[] => {
  const query = `?x=${MARK}&id=${MARK}&n=${randomBytes(6).toString("hex")}`;
  return [
    `${path}${query}`,
    `${path}?_rsc=${MARK}`,
    `/.${path}${query}`,
    `/list/..${path}${query}`,
    `/%2e${path}${query}`,
    "/./settings",
    "*",
  ];
};

/** Requests pages that are equal for everyone with texts of its own, and targets that are no paths. */
export const queries: Scenario = {
  name: "queries",
  title: "pages with random queries and paths that are not normal; innocent client: the same pages",
  async prepare(target) {
    games = await someGames(target, GAMES);
    await warmUp(target, games);
  },
  attack(target, signal, count) {
    // `fetch` would normalize the paths.
    const send = createClient(target.site, "", CONNECTIONS);
    return flood(CONNECTIONS, signal, count, async (n) => {
      const targets = targetsOf(games[n % GAMES]?.path ?? "/");
      const headers: Record<string, string> = n % 2 === 0 ? {} : { rsc: "x" };
      const target = targets[n % targets.length] ?? "/";
      const answer = await send({ method: "GET", target, session: "none", headers, body: null });
      if (!("status" in answer)) throw new Error(answer.failure);
      return new Response(null, { status: answer.status });
    });
  },
  visit: (target, n) => target.innocent(games[n % GAMES]?.path ?? "/"),
  async faults({ innocent }, { answers }) {
    const faults = answers.has(500) ? [`${answers.get(500)} responses were 500`] : [];
    if (!answers.has(400)) faults.push("no path was refused");
    for (const { path } of games) {
      if ((await (await innocent(path)).text()).includes(MARK)) faults.push(`${path} shows another's query`);
    }
    return faults;
  },
};
