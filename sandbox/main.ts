import { createServer } from "node:http";
import { lockDataDir } from "./shell/data-lock.ts";
import { createFaults } from "./shell/faults.ts";
import { startServices } from "./shell/mounts.ts";
import { createRequestLog } from "./shell/request-log.ts";
import { readSettings } from "./shell/settings.ts";
import { createShell, type Mount } from "./shell/shell.ts";

/** Longer than clients keep connections: with Node's 5 s, a request could be sent just as the connection closes. */
const KEEP_ALIVE_MS = 120_000;

async function main() {
  const settings = readSettings(process.env);
  const log = createRequestLog();
  const faults = createFaults();
  const health: Mount = { prefix: "/_sandbox/health", handler: () => Response.json({ pid: process.pid }) };
  let shell = createShell({ mounts: [health], log, faults });

  const unlock = await lockDataDir(settings.DATA_DIR, settings.SANDBOX_PORT);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    shell(request, response),
  );
  // Listen before the services start, so that a second sandbox on this folder finds the first.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(settings.SANDBOX_PORT, "127.0.0.1", resolve);
  });
  const sandbox = await startServices({ settings, log, faults });
  shell = createShell({ mounts: [health, ...sandbox.mounts], log, faults });

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    server.close();
    server.closeAllConnections();
    await sandbox.close();
    await unlock();
    process.exit(0);
  };
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, close);

  console.log("sandbox: simulated services with sample data and no secrets. NOT FOR PRODUCTION.");
  console.log("sandbox ready");
}

main().catch((error: unknown) => {
  console.error(`sandbox: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
