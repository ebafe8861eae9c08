import { env } from "../../lib/env.ts";
import { Problem, type ServiceChecks } from "./check.ts";

const READ_MS = 10_000;
/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const TEST_KEY = /^[123]x0{10,}/;

export function turnstileChecks(): ServiceChecks {
  return {
    keys: "TURNSTILE_SITE_KEY",
    address: "TURNSTILE_SCRIPT_URL",
    first: { title: "the script is served", run: checkScript },
    others: [{ title: "the site key is well formed", run: checkKey }],
  };
}

async function checkScript(): Promise<undefined> {
  const url = new URL(env().TURNSTILE_SCRIPT_URL, env().SITE_URL);
  const answer = await fetch(url, { signal: AbortSignal.timeout(READ_MS) }).catch(() => null);
  const type = answer?.headers.get("content-type") ?? "";
  const text = (await answer?.text().catch(() => "")) ?? "";
  if (answer?.ok && /javascript/.test(type) && text.includes("turnstile")) return;
  throw new Problem(
    answer ? `${answer.status} ${type}` : "no answer",
    "Visitors could not sign in: is TURNSTILE_SCRIPT_URL right, and is Cloudflare up?",
  );
}

async function checkKey(): Promise<string | undefined> {
  const key = env().TURNSTILE_SITE_KEY;
  if (TEST_KEY.test(key)) return "one of Cloudflare's test keys, which stops no robot";
  if (/^0x[\w-]{20,}$/.test(key)) return;
  throw new Problem("it does not look like 0x…", "Copy the site key of the widget, not its secret.");
}
