import { rmSync } from "node:fs";
import { startNext, startSandbox } from "./app.ts";
import { Children } from "./children.ts";
import type { Environment } from "./settings.ts";
import { planTwin, removeTwin } from "./twin-app.ts";

/** An app of a test's own, from the build that is there: it may be killed, and goes on with the same data. */
export type OwnApp = {
  site: string;
  /** Kills what serves the pages by SIGKILL; the stand-ins and the database live on. */
  killNext: () => Promise<void>;
  /** Kills everything by SIGKILL, the database amid what it writes. */
  killAll: () => Promise<void>;
  /** Starts again what was killed, and waits until it answers. */
  start: () => Promise<void>;
  /** Ends it, and takes away its data and its copy of the build. */
  remove: () => Promise<void>;
};

/**
 * Starts an app beside the one that an environment describes, with nothing in its data but the samples. `number` tells
 * those apart that run at the same time.
 */
export async function startOwnApp(number: number, first: Environment): Promise<OwnApp> {
  const children = new Children();
  const app = await planTwin(number, first);
  const removeData = () => rmSync(app.settings.dataDir, { recursive: true, force: true });
  const killed = new Set<"sandbox" | "next">(["sandbox", "next"]);
  const start = async () => {
    if (killed.delete("sandbox")) await startSandbox(app, children);
    if (killed.delete("next")) await startNext(app, children, "start");
  };
  const killNext = async () => {
    await children.kill("Next");
    killed.add("next");
  };
  const remove = async () => {
    await children.stop();
    removeTwin(number, first);
    removeData();
  };
  removeData();
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    site: app.settings.siteUrl,
    killNext,
    killAll: async () => {
      await Promise.all([killNext(), children.kill("The sandbox")]);
      killed.add("sandbox");
    },
    start,
    remove,
  };
}
