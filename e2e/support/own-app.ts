import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "playwright/test";
import { z } from "zod";
import { test as base, expect } from "./fixtures";

const SCRIPT = fileURLToPath(new URL("../../scripts/own-app.ts", import.meta.url));
const START_MS = 60_000;
const RESTART_MS = 45_000;
/** Beyond the numbers of the copies that `npm test` starts. */
const FIRST_NUMBER = 10;
const DEFAULTS = { PORT: "3000", DATA_DIR: ".data", SANDBOX_CONTROL: "1" };

type OwnApp = {
  /** Kills the server by SIGKILL; the sandbox and the database keep running. */
  killNext: () => Promise<void>;
  /** Kills everything by SIGKILL, the database included. */
  killAll: () => Promise<void>;
  /** Restarts what was killed with the same data, and waits until it answers. */
  start: () => Promise<void>;
};

type Fixtures = {
  /** Additional variables of this test's app: `test.use({ ownVariables: { … } })`. */
  ownVariables: Record<string, string>;
  /** An app of this test's own, from the existing build. All fixtures use it. */
  ownApp: OwnApp & { site: string };
};

const replySchema = z.union([
  z.object({ site: z.string() }),
  z.object({ done: z.string() }),
  z.object({ problem: z.string() }),
]);

async function reply(child: ChildProcess) {
  const heard = new AbortController();
  const [message] = await Promise.race([
    once(child, "message", heard),
    once(child, "exit", heard).then(() => [{ problem: "The app's script has ended (see above)." }]),
  ]);
  heard.abort();
  const answer = replySchema.parse(message);
  if ("problem" in answer) throw new Error(answer.problem);
  return answer;
}

/** Reads JSON from an app that may have just restarted, and then exceeds the time limit of its first reads. */
export async function readAfterRestart(request: APIRequestContext, path: string) {
  let answer = await request.get(path);
  const isWell = async () => {
    if (!answer.ok()) answer = await request.get(path);
    return answer.ok();
  };
  await expect.poll(isWell, { message: path, timeout: RESTART_MS }).toBe(true);
  return await answer.json();
}

export const test = base.extend<Fixtures>({
  ownVariables: [{}, { option: true }],
  ownApp: [
    async ({ ownVariables }, use, { parallelIndex }) => {
      // Set by `npm test`; without it, a spec uses the build of `npm start`.
      const own = z.record(z.string(), z.string()).parse(JSON.parse(process.env.E2E_APP ?? "{}"));
      const child = fork(SCRIPT, [String(FIRST_NUMBER + parallelIndex)], {
        // Needed to import lib/env.ts.
        execArgv: ["--conditions=react-server"],
        env: { ...DEFAULTS, ...process.env, ...own, ...ownVariables },
      });
      const said = await reply(child);
      const tell = (command: "start" | "killNext" | "killAll" | "remove") => async () => {
        child.send(command);
        await reply(child);
      };
      try {
        await tell("start")();
        const site = "site" in said ? said.site : "";
        await use({
          site,
          start: tell("start"),
          killNext: tell("killNext"),
          killAll: tell("killAll"),
        });
      } finally {
        await tell("remove")();
        child.disconnect();
      }
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ ownApp }, use) => use(ownApp.site),
});
