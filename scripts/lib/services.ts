import type { Environment } from "./settings.ts";
import { UserError } from "./user-error.ts";

export type ServiceName = "igdb" | "steam" | "supabase" | "turnstile";

type ServiceRow = {
  name: ServiceName;
  title: string;
  /** The service is real if all of these are set, and sandboxed if none is. */
  keys: string[];
  /** Variables of the product when the service is sandboxed. */
  sandboxed: (sandboxUrl: string) => Record<string, string>;
};

export const SERVICES: ServiceRow[] = [
  {
    name: "igdb",
    title: "IGDB",
    keys: ["IGDB_CLIENT_ID", "IGDB_CLIENT_SECRET"],
    sandboxed: (url) => ({
      IGDB_CLIENT_ID: "sandbox",
      IGDB_CLIENT_SECRET: "sandbox",
      IGDB_API_URL: `${url}/igdb/v4`,
      IGDB_TOKEN_URL: `${url}/twitch/oauth2/token`,
      IGDB_IMAGE_URL: "/_sandbox/images",
    }),
  },
  {
    name: "steam",
    title: "Steam",
    keys: ["STEAM_API_KEY"],
    sandboxed: (url) => ({
      STEAM_API_KEY: "sandbox",
      STEAM_API_URL: `${url}/steam`,
      STEAM_ICON_URL: "/_sandbox/images/steam",
      STEAM_OPENID_URL: "/_sandbox/steam/openid",
    }),
  },
  {
    name: "supabase",
    title: "Supabase",
    keys: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
    sandboxed: (url) => ({
      SUPABASE_URL: `${url}/supabase`,
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_sandbox",
    }),
  },
  {
    name: "turnstile",
    title: "Turnstile",
    keys: ["TURNSTILE_SITE_KEY"],
    sandboxed: () => ({
      TURNSTILE_SITE_KEY: "1x00000000000000000000BB",
      TURNSTILE_SCRIPT_URL: "/_sandbox/turnstile/v0/api.js",
    }),
  },
];

export type ServicePlan = { real: ServiceRow[]; sandboxed: ServiceRow[] };

/**
 * Decides for each service whether it is real or sandboxed.
 * @throws {UserError} if only some of a service's keys are set.
 */
export function planServices(environment: Environment): ServicePlan {
  const isSet = (key: string) => Boolean(environment[key]?.trim());
  const incomplete = SERVICES.filter(({ keys }) => keys.some(isSet) && !keys.every(isSet));
  if (incomplete.length > 0) {
    const lines = incomplete.map(({ title, keys }) => {
      return `${keys.filter(isSet).join(", ")} is set but ${keys.filter((key) => !isSet(key)).join(", ")} is not (${title})`;
    });
    throw new UserError(`${lines.join("; ")}. Set all keys of a service, or none to use the sandbox.`);
  }
  const real = SERVICES.filter(({ keys }) => keys.every(isSet));
  return { real, sandboxed: SERVICES.filter((row) => !real.includes(row)) };
}

/** The variables that point the product to the sandbox, for the sandboxed services. */
export function sandboxVariables(plan: ServicePlan, sandboxUrl: string): Record<string, string> {
  return Object.assign(
    { SANDBOX_URL: sandboxUrl },
    ...plan.sandboxed.map((row) => row.sandboxed(sandboxUrl)),
  );
}
