import { drawAvatar, drawBanner, drawSmallBanner } from "../art/demo.ts";
import { createImageHandler } from "../art/server.ts";
import { loadCatalogue } from "../igdb/catalogue/load.ts";
import { createIgdbHandler } from "../igdb/server.ts";
import type { Tables } from "../igdb/tables.ts";
import { createTokenHandler } from "../igdb/token-handler.ts";
import { createMailbox } from "../mailbox/mailbox.ts";
import { createOpenIdHandler } from "../steam/openid.ts";
import { createSteamHandler } from "../steam/server.ts";
import { openCatalogue } from "../supabase/catalogue.ts";
import { createFillShelfHandler } from "../supabase/fill-shelf.ts";
import { startWithoutOldData } from "../supabase/old-data.ts";
import { seedAccounts } from "../supabase/seed.ts";
import { createSupabase } from "../supabase/server.ts";
import { createTurnstileHandler } from "../turnstile/server.ts";
import { createFaultsHandler, createRequestLogHandler } from "./control.ts";
import type { Faults } from "./faults.ts";
import type { RequestLog } from "./request-log.ts";
import type { SandboxService, SandboxSettings } from "./settings.ts";
import type { Mount } from "./shell.ts";

export type RunningServices = { mounts: Mount[]; close: () => Promise<void> };

/** Starts the services of `SANDBOX_SERVICES`. */
export async function startServices(deps: {
  settings: SandboxSettings;
  log: RequestLog;
  faults: Faults;
}): Promise<RunningServices> {
  const { settings, log, faults } = deps;
  const runs = (name: SandboxService) => settings.SANDBOX_SERVICES.includes(name);
  const tables = loadCatalogue(settings.SANDBOX_CATALOGUE);
  const supabase = runs("supabase") ? await startSupabase(settings, tables, faults) : undefined;
  const mounts: Mount[] = [
    ...(runs("igdb") ? igdbMounts(tables, settings.SANDBOX_IGDB_PER_SECOND) : []),
    // IGDB's covers and screenshots, Steam's icons.
    ...(runs("igdb") || runs("steam")
      ? [{ prefix: "/_sandbox/images", handler: createImageHandler({ tables }) }]
      : []),
    ...(runs("steam") ? steamMounts(tables, settings.SITE_URL.replace(/\/+$/, "")) : []),
    ...(runs("turnstile")
      ? [
          {
            prefix: "/_sandbox/turnstile",
            service: "turnstile" as const,
            handler: await createTurnstileHandler(),
          },
        ]
      : []),
    { prefix: "/_sandbox/requests.json", handler: createRequestLogHandler(log) },
    ...(settings.SANDBOX_CONTROL
      ? [{ prefix: "/_sandbox/faults", handler: createFaultsHandler(faults) }]
      : []),
    ...(supabase?.mounts ?? []),
  ];
  return { mounts, close: async () => supabase?.close() };
}

function igdbMounts(tables: Tables, requestsPerSecond: number): Mount[] {
  const limits = { requestsPerSecond, openRequests: 2 * requestsPerSecond };
  return [
    { prefix: "/igdb", service: "igdb", handler: createIgdbHandler({ tables, ...limits }) },
    { prefix: "/twitch", service: "igdb", handler: createTokenHandler() },
  ];
}

function steamMounts(tables: Tables, publicUrl: string): Mount[] {
  const openId = "/_sandbox/steam/openid";
  return [
    { prefix: "/steam", service: "steam", handler: createSteamHandler({ tables, publicUrl }) },
    // Browsers sign in there, so it is below the app's origin.
    { prefix: openId, service: "steam", handler: createOpenIdHandler(`${publicUrl}${openId}`) },
  ];
}

async function startSupabase(
  settings: SandboxSettings,
  tables: Tables,
  faults: Faults,
): Promise<RunningServices> {
  const { DATA_DIR: dataDir, SITE_URL: siteUrl, SANDBOX_DATABASE_URL: databaseUrl } = settings;
  const dummyCaptcha = settings.SANDBOX_SERVICES.includes("turnstile");
  const limit = settings.SANDBOX_AUTH_PER_5_MINUTES;
  const authLimits = limit && { tokenRefresh: limit, signInSignUps: limit, tokenVerifications: limit };
  const options = {
    dataDir,
    databaseUrl,
    siteUrl,
    dummyCaptcha,
    faults,
    ...(authLimits ? { authLimits } : {}),
  };
  const start = async () => {
    const mailbox = await createMailbox({ dataDir });
    return { mailbox, supabase: await createSupabase({ ...options, mailbox }) };
  };
  const { supabase, mailbox } = databaseUrl ? await start() : await startWithoutOldData(dataDir, start);
  // The covers of the sample shelf are served with the sample catalogue only.
  const samples = settings.SANDBOX_SERVICES.includes("igdb") ? tables : undefined;
  await seedAccounts({ supabase, tables: samples, drawAvatar, drawBanner, drawSmallBanner });
  await openCatalogue({ supabase, dataDir, hasSamples: samples !== undefined });
  return {
    mounts: [
      { prefix: "/supabase", service: "supabase", handler: supabase.handler },
      ...(settings.SANDBOX_CONTROL
        ? [{ prefix: "/_sandbox/shelf", handler: createFillShelfHandler({ supabase, tables }) }]
        : []),
      // Last below /_sandbox: returns 404 for all but its own two paths.
      { prefix: "/_sandbox", handler: mailbox.handler },
    ],
    close: supabase.close,
  };
}
