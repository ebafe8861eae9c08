import { join } from "node:path";
import { parseEnv } from "../../lib/env.ts";
import { copyBuild, NEXT } from "./build.ts";
import type { Children } from "./children.ts";
import { rememberedPort, requirePort } from "./ports.ts";
import { syncSampleCatalogue } from "./sample-catalogue.ts";
import { planServices, type ServicePlan, sandboxVariables } from "./services.ts";
import { type Environment, type Mode, readSettings, type Settings } from "./settings.ts";
import { UserError } from "./user-error.ts";

export type App = {
  settings: Settings;
  plan: ServicePlan;
  sandboxUrl: string | undefined;
  env: NodeJS.ProcessEnv;
};

/**
 * Decides what runs where, without starting anything.
 * @throws {UserError} for a taken port, a bad variable, or a service with only some of its keys.
 */
export async function planApp(environment: Environment, mode: Mode): Promise<App> {
  const settings = readSettings(environment);
  const plan = planServices(environment);
  requireCount("SANDBOX_CATALOGUE", environment);
  await requirePort("PORT", settings.port, settings.host);
  const sandboxUrl =
    plan.sandboxed.length > 0 ? `http://127.0.0.1:${await pickSandboxPort(settings)}` : undefined;
  const env = {
    ...environment,
    NODE_ENV: mode,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    NEXT_TELEMETRY_DISABLED: "1",
    ...(sandboxUrl ? sandboxVariables(plan, sandboxUrl) : {}),
  };
  checkProductVariables(env);
  return { settings, plan, sandboxUrl, env };
}

async function pickSandboxPort({ sandboxPort, port, dataDir }: Settings): Promise<number> {
  if (sandboxPort === undefined) return rememberedPort(join(dataDir, "sandbox-port"), port + 1, [port]);
  await requirePort("SANDBOX_PORT", sandboxPort, "127.0.0.1");
  return sandboxPort;
}

function requireCount(name: string, environment: Environment): void {
  const value = environment[name];
  if (value === undefined || /^[1-9]\d{0,6}$/.test(value)) return;
  throw new UserError(`${name} must be a whole number above 0, but is "${value}".`);
}

function checkProductVariables(env: Environment): void {
  try {
    parseEnv(env);
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split("\n") : [];
    throw new UserError(`${lines.map((line) => line.trim()).join("; ")} (see .env.example).`);
  }
}

/** Starts the sandbox, when anything is sandboxed, and waits until it answers and its catalogue is filled. */
export async function startSandbox(app: App, children: Children): Promise<void> {
  if (!app.sandboxUrl) return;
  const env = {
    ...app.env,
    SANDBOX_PORT: new URL(app.sandboxUrl).port,
    SANDBOX_SERVICES: app.plan.sandboxed.map(({ name }) => name).join(","),
  };
  await children.start({ name: "The sandbox", args: ["sandbox/main.ts"], env, readyLine: /^sandbox ready$/ });
  await syncSampleCatalogue(app, children);
}

/**
 * V8's heap limit in MB: keeps the app below 768 MB (`npm run bench`). By default, V8 chooses a limit by the machine's
 * memory.
 */
const HEAP_MB = 384;
/** glibc keeps freed memory in up to eight arenas per core by default. */
const MALLOC_ARENA_MAX = "2";

/** None if `NODE_OPTIONS` sets a limit. */
function heapLimit({ NODE_OPTIONS = "" }: Environment): string[] {
  return NODE_OPTIONS.includes("--max-old-space-size") ? [] : [`--max-old-space-size=${HEAP_MB}`];
}

// Longer than clients and proxies keep a connection: with Node's 5 s, a request can hit a closing connection.
const KEEP_ALIVE = ["--keepAliveTimeout", "65000"];

/** Serves a copy of the build, or the sources in development, and waits until it answers. */
export async function startNext(app: App, children: Children, command: "start" | "dev"): Promise<void> {
  const distDir = command === "start" ? { NEXT_DIST_DIR: await copyBuild(app) } : {};
  const { port, host } = app.settings;
  await children.start({
    name: "Next",
    args:
      command === "start"
        ? [...heapLimit(app.env), NEXT, "start", "-p", String(port), "-H", host, ...KEEP_ALIVE]
        : [NEXT, "dev", "-p", String(port), "-H", host],
    env: { MALLOC_ARENA_MAX, ...app.env, ...distDir },
    readyLine: /Ready in/,
    hide: /Running next\.config/,
  });
}
