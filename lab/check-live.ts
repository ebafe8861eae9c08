import { fileURLToPath } from "node:url";
import { resolveProductModules } from "../scripts/lib/product-modules.ts";
import { planServices, sandboxVariables } from "../scripts/lib/services.ts";
import { withEnvFiles } from "../scripts/lib/settings.ts";
import { runEntry, UserError } from "../scripts/lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** A dummy URL for services without keys, as the product's settings must be complete. It is never requested. */
const DUMMY_URL = "http://127.0.0.1:1";

/**
 * `npm run check:live`: sends the product's read requests to each service with keys, and compares the responses with the
 * product's schemas. `-- --steam-id 7656…` also checks a public library.
 */
async function main() {
  const environment = withEnvFiles(process.env, ROOT, "production");
  const plan = planServices(environment);
  if (plan.real.length === 0)
    throw new UserError("No service has keys, so there is nothing to check (see .env.example).");
  Object.assign(process.env, environment, sandboxVariables(plan, DUMMY_URL));
  resolveProductModules();
  const { checkLive } = await import("./check-live/run.ts");
  process.exit((await checkLive(plan, environment)) ? 0 : 1);
}

await runEntry(main);
