import { rmSync } from "node:fs";
import { startNext, startSandbox } from "./lib/app.ts";
import { planAppCopy, removeAppCopy } from "./lib/app-copy.ts";
import { Children, stopOnSignals } from "./lib/children.ts";

// An app of a test's own, beside the one that the environment describes: `node own-app.ts <number>`, with a channel to
// who started it. It says its address, and then does what it is told, one thing after the other:
//   start     starts what does not run, with the same data, and waits until it answers
//   killNext  ends by SIGKILL what serves the pages; the stand-ins and the database live on
//   killAll   ends everything by SIGKILL, the database amid what it writes
//   remove    ends it, and takes away its data and its copy of the build

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
      removeAppCopy(number, process.env);
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
// Between two commands nothing else keeps the process.
process.channel?.ref();
removeData();
process.send?.({ site: app.settings.siteUrl });
