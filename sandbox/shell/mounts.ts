import { createTurnstileHandler } from "../turnstile/server.ts";
import { createFaultsHandler, createRequestLogHandler } from "./control.ts";
import type { Faults } from "./faults.ts";
import type { RequestLog } from "./request-log.ts";
import type { SandboxService, SandboxSettings } from "./settings.ts";
import type { Mount } from "./shell.ts";

// biome-ignore lint/suspicious/noExplicitAny: gone as soon as every stand-in has landed
async function optional(path: string): Promise<any> {
  try {
    return await import(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** Starts the stand-ins that were asked for. The catalogue is loaded once and shared. */
export async function createMounts(deps: { settings: SandboxSettings; log: RequestLog; faults: Faults }) {
  const { settings, log, faults } = deps;
  const runs = (...names: SandboxService[]) => names.some((name) => settings.SANDBOX_SERVICES.includes(name));
  const mounts: Mount[] = [{ prefix: "/_sandbox/requests.json", handler: createRequestLogHandler(log) }];
  const closers: (() => Promise<void>)[] = [];
  if (settings.SANDBOX_CONTROL)
    mounts.push({ prefix: "/_sandbox/faults", handler: createFaultsHandler(faults) });
  if (runs("turnstile")) {
    mounts.push({ prefix: "/_sandbox/turnstile", handler: await createTurnstileHandler() });
  }

  const catalogue = runs("igdb", "steam") ? await optional("../igdb/catalogue/load.ts") : undefined;
  const tables = catalogue?.loadCatalogue(settings.SANDBOX_CATALOGUE);
  if (tables && runs("igdb")) {
    const igdb = await optional("../igdb/server.ts");
    if (igdb) {
      mounts.push({ prefix: "/igdb", service: "igdb", handler: igdb.createIgdbHandler({ tables }) });
      mounts.push({ prefix: "/twitch", service: "igdb", handler: igdb.createTokenHandler() });
    }
  }
  if (tables) {
    const art = await optional("../art/server.ts");
    if (art) mounts.push({ prefix: "/_sandbox/images", handler: art.createImageHandler({ tables }) });
  }
  if (tables && runs("steam")) {
    const steam = await optional("../steam/server.ts");
    if (steam)
      mounts.push({
        prefix: "/steam",
        service: "steam",
        handler: steam.createSteamHandler({ tables, publicUrl: settings.SITE_URL }),
      });
  }
  return { mounts, close: async () => void (await Promise.all(closers.map((close) => close()))) };
}
