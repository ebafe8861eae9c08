import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readJobSettings, readOptions } from "./catalogue/settings.ts";
import { resolveProductModules } from "./lib/product-modules.ts";
import { withEnvFiles } from "./lib/settings.ts";
import { runEntry } from "./lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * `npm run catalogue`: copies IGDB's games into the database, all at first and then what has changed. `-- --watch` repeats it
 * every hour, `-- --watch=15` every 15 minutes, `-- --full` reads all games again. Exit codes: docs/operating.md.
 */
async function main() {
  const options = readOptions(process.argv.slice(2));
  const settings = readJobSettings(withEnvFiles(process.env, ROOT, "production", [".env.catalogue"]));
  // The clients log each failed attempt; the job reports the last one.
  process.env.LOG_LEVEL ??= "error";
  resolveProductModules();
  const { createJob } = await import("./catalogue/job.ts");
  const interrupted = new AbortController();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
    process.on(event, () => interrupted.abort());
  }
  process.channel?.unref();
  // The IGDB client's timers do not keep the process alive.
  const keepAlive = setInterval(() => {}, 1000);
  const run = createJob(settings, options, interrupted.signal);
  let code = await run();
  while (options.watchMinutes !== null && !interrupted.signal.aborted) {
    await setTimeout(options.watchMinutes * 60_000, undefined, { signal: interrupted.signal }).catch(
      () => {},
    );
    if (!interrupted.signal.aborted) code = await run();
  }
  clearInterval(keepAlive);
  process.exit(code);
}

await runEntry(main);
