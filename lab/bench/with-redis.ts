import { type App, startNext } from "../../scripts/lib/app.ts";
import type { Children } from "../../scripts/lib/children.ts";
import { findFreePort } from "../../scripts/lib/ports.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { startRedisServer } from "../lib/redis-server.ts";
import { compareThroughput } from "./throughput.ts";

/**
 * The ratio of a cached page's requests per second with and without `REDIS_URL`, of two instances of an app; null if
 * there is no redis-server. The sandbox must be running.
 */
export async function compareWithRedis(
  app: App,
  path: string,
  rounds: number,
  children: Children,
): Promise<number | null> {
  const program = findProgram("redis-server");
  if (!program) return null;
  const redis = await startRedisServer(program, await findFreePort(4690));
  try {
    const start = async (variables: Record<string, string>) => {
      const port = await findFreePort(app.settings.port + 10);
      const instance = { ...app, settings: { ...app.settings, port }, env: { ...app.env, ...variables } };
      await startNext(instance, children, "start");
      return `http://127.0.0.1:${port}${path}`;
    };
    const without = await start({});
    const { without: ratio = Number.NaN } = await compareThroughput(
      await start({ REDIS_URL: redis.url }),
      { without },
      rounds,
    );
    return ratio;
  } finally {
    await children.stopServices();
    await redis.kill();
  }
}
