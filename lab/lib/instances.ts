import { rmSync } from "node:fs";
import { startNext, startSandbox } from "../../scripts/lib/app.ts";
import { planAppCopy } from "../../scripts/lib/app-copy.ts";
import { Children } from "../../scripts/lib/children.ts";
import { findFreePort } from "../../scripts/lib/ports.ts";
import type { Environment } from "../../scripts/lib/settings.ts";

/** Several instances of the app that share a sandbox with its database. */
export type Instances = {
  /** URLs of the instances; `SITE_URL` is the same for all. */
  urls: string[];
  /** The sandbox's own URL, not through the app. */
  sandboxUrl: string;
  /** Sends SIGKILL to an instance. */
  kill: (index: number) => Promise<void>;
  start: (index: number) => Promise<void>;
  /** Ends all instances and the sandbox, and removes their data. */
  remove: () => Promise<void>;
};

/** Starts `count` instances of a copy of an app; `number` distinguishes it from other copies. */
export async function startInstances(
  count: number,
  number: number,
  original: Environment,
): Promise<Instances> {
  const app = await planAppCopy(number, original);
  const sandbox = new Children();
  const all = Array.from({ length: count }, () => new Children());
  const ports: number[] = [];
  const removeData = () => rmSync(app.settings.dataDir, { recursive: true, force: true });
  const start = async (index: number) => {
    const port = ports[index] ?? app.settings.port;
    const instance = { ...app, settings: { ...app.settings, port } };
    await startNext(instance, all[index] ?? new Children(), "start");
  };
  const remove = async () => {
    await Promise.all(all.map((children) => children.stop()));
    await sandbox.stop();
    removeData();
  };
  removeData();
  try {
    await startSandbox(app, sandbox);
    while (ports.length < count) {
      const next = (ports.at(-1) ?? app.settings.port - 1) + 1;
      ports.push(await findFreePort(next, [sandboxPort(app.sandboxUrl)]));
    }
    await Promise.all([...all.keys()].map(start));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    sandboxUrl: app.sandboxUrl ?? "",
    kill: async (index) => all[index]?.kill("Next"),
    start,
    remove,
  };
}

const sandboxPort = (url: string | undefined) => Number(new URL(url ?? "http://localhost:1").port);
