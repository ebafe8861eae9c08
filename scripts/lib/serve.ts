import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "./app.ts";
import { buildWhenChanged } from "./build.ts";
import { Children, stopOnSignals } from "./children.ts";
import { withEnvFiles } from "./settings.ts";
import { summary } from "./summary.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `npm start` and `npm run dev`: runs the sandbox and Next until a signal or a failure. */
export async function serve(command: "start" | "dev"): Promise<void> {
  const mode = command === "start" ? "production" : "development";
  const app = await planApp(withEnvFiles(process.env, root, mode), mode);
  const children = new Children();
  stopOnSignals(children);
  try {
    if (command === "start") await buildWhenChanged(app, children);
    await startSandbox(app, children);
    await startNext(app, children, command);
    deleteSampleAccounts(app, children);
    console.log(summary(app));
    await children.failed;
  } finally {
    await children.stop();
  }
}

const HOUR_MS = 3_600_000;

/** With the sandbox's Supabase, `npm run delete-accounts` runs by itself; otherwise an operator schedules it. */
function deleteSampleAccounts({ plan, env }: App, children: Children): void {
  if (!plan.sandboxed.some((row) => row.name === "supabase")) return;
  const args = ["--conditions=react-server", "scripts/delete-accounts.ts", "--quiet"];
  setInterval(() => void children.run("The deletion of accounts", args, env), HOUR_MS).unref();
}
