import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const SCRIPT = fileURLToPath(new URL("../../scripts/moderate.mjs", import.meta.url));

/** Runs `npm run moderate` beside the app that the parallel specs test. @returns what it prints */
export async function moderate(site: string, ...args: string[]): Promise<string> {
  // Set by `npm test`; without it, the data of `npm start`.
  const app = z.record(z.string(), z.string()).parse(JSON.parse(process.env.E2E_APP ?? "{}"));
  const env = { ...process.env, ...app, SITE_URL: site, MODERATOR: "mia" };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
  return stdout;
}
