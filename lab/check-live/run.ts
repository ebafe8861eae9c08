import type { ServiceName, ServicePlan } from "../../scripts/lib/services.ts";
import type { Environment } from "../../scripts/lib/settings.ts";
import { type Check, type ServiceChecks, toProblem } from "./check.ts";
import { igdbChecks } from "./igdb.ts";
import { steamChecks } from "./steam.ts";
import { supabaseChecks } from "./supabase.ts";
import { turnstileChecks } from "./turnstile.ts";

const CHECKS: Record<ServiceName, () => ServiceChecks> = {
  igdb: igdbChecks,
  steam: steamChecks,
  supabase: supabaseChecks,
  turnstile: turnstileChecks,
};

/** Prints one line for each check. @returns true if all succeeded */
export async function checkLive(plan: ServicePlan, environment: Environment): Promise<boolean> {
  const print = withoutSecrets(plan, environment);
  const calls = countCalls();
  // The clients log failures as warnings, which the checks' own lines repeat.
  process.env.LOG_LEVEL = "error";
  // The clients' timers are unref'd, so the process would exit.
  const keepAlive = setInterval(() => {}, 1000);
  let failed = 0;
  for (const { name, title } of plan.real) {
    const checks = CHECKS[name]();
    const isReachable = await runCheck(title, checks.first, checks, print);
    if (!isReachable) {
      failed++;
      print(`– ${title}: ${checks.others.length} more checks were left out`);
      continue;
    }
    for (const check of checks.others) if (!(await runCheck(title, check, checks, print))) failed++;
  }
  for (const { title, keys } of plan.sandboxed) print(`– ${title}: skipped, ${keys.join(" and ")} not set`);
  print("– Mail: skipped, it cannot be checked without sending one");
  print(`${calls()} calls. ${failed === 0 ? "All checks succeeded." : `${failed} failed.`}`);
  clearInterval(keepAlive);
  return failed === 0;
}

async function runCheck(service: string, check: Check, checks: ServiceChecks, print: (line: string) => void) {
  try {
    const remark = await check.run();
    print(`✓ ${service}: ${check.title}${remark ? ` (${remark})` : ""}`);
    return true;
  } catch (error) {
    const { message, hint } = toProblem(error, checks);
    print(`✗ ${service}: ${check.title}: ${message}\n    ${hint}`);
    return false;
  }
}

/** Removes the keys from every printed line: error messages of services can contain them. */
function withoutSecrets(plan: ServicePlan, environment: Environment) {
  const names = plan.real.flatMap(({ keys }) => keys).filter((key) => !key.endsWith("_URL"));
  const secrets = names.flatMap((name) => environment[name]?.trim() || []);
  return (line: string) => {
    let text = line;
    for (const secret of secrets) {
      text = text.replaceAll(secret, "[key]").replaceAll(encodeURIComponent(secret), "[key]");
    }
    console.log(text);
  };
}

function countCalls(): () => number {
  const { fetch } = globalThis;
  let count = 0;
  globalThis.fetch = (...args) => {
    count++;
    return fetch(...args);
  };
  return () => count;
}
