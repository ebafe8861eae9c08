import { rmSync } from "node:fs";
import { startNext, startSandbox } from "./lib/app.ts";
import { planAppCopy } from "./lib/app-copy.ts";
import { Children, stopOnSignals } from "./lib/children.ts";

// `node own-app.ts <number>`: runs a copy of the environment's app for one test. Sends its URL over IPC, then executes
// these commands:
//   start     starts the processes that are not running, with the same data, and waits until they are ready
//   killNext  sends SIGKILL to Next; the sandbox with its database keeps running
//   killAll   sends SIGKILL to Next and the sandbox, possibly during writes
//   remove    stops the app, and removes its data

const NEXT = "Next";
const SANDBOX = "The sandbox";

const number = Number(process.argv[2]);
const children = new Children();
stopOnSignals(children);
const app = await planAppCopy(number, process.env);
const running = new Set<string>();
const removeData = () => rmSync(app.settings.dataDir, { recursive: true, force: true });

async function kill(...names: string[]) {
  await Promise.all(names.map((name) => children.kill(name)));
  for (const name of names) running.delete(name);
}

const COMMANDS = new Map<unknown, () => Promise<void>>([
  [
    "start",
    async () => {
      if (!running.has(SANDBOX)) await startSandbox(app, children);
      running.add(SANDBOX);
      if (!running.has(NEXT)) await startNext(app, children, "start");
      running.add(NEXT);
    },
  ],
  ["killNext", () => kill(NEXT)],
  ["killAll", () => kill(NEXT, SANDBOX)],
  [
    "remove",
    async () => {
      await children.stop();
      removeData();
    },
  ],
]);

process.on("message", async (command) => {
  try {
    await COMMANDS.get(command)?.();
    process.send?.({ done: command });
  } catch (error) {
    process.send?.({ problem: String(error) });
  }
});
// Keeps the process alive between commands.
process.channel?.ref();
process.send?.({ site: app.settings.siteUrl });
