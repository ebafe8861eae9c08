import "server-only";
import { z } from "zod";

const url = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .transform((value) => value.replace(/\/+$/, ""));
const ADDRESS_OR_PATH = /^(https?:\/\/|\/)/;
const addressOrPath = (fallback: string) =>
  z.string().regex(ADDRESS_OR_PATH, "must be an http(s) address or a path of this site").default(fallback);
const required = z.string({ error: "is missing" }).trim().min(1, "is missing");
/** Validated here; `lib/log.ts` reads it by itself, because Node also loads that file without a bundler. */
const logLevel = z.enum(["debug", "info", "warn", "error"], { error: "must be debug, info, warn or error" });
const positive = (fallback: number) =>
  z.coerce.number({ error: "must be a number" }).positive("must be above 0").default(fallback);

/** One row for each variable of `.env.example`, which explains them. */
const envSchema = z.object({
  SITE_URL: url.default("http://localhost:3000"),
  CONTACT_EMAIL: z.union([z.literal(""), z.email("must be an e-mail address")]).default(""),
  IGDB_CLIENT_ID: required,
  IGDB_CLIENT_SECRET: required,
  IGDB_API_URL: url.default("https://api.igdb.com/v4"),
  IGDB_TOKEN_URL: url.default("https://id.twitch.tv/oauth2/token"),
  IGDB_IMAGE_URL: addressOrPath("https://images.igdb.com/igdb/image/upload"),
  IGDB_REQUESTS_PER_SECOND: positive(4),
  IGDB_OPEN_REQUESTS: positive(8),
  STEAM_API_KEY: required,
  STEAM_API_URL: url.default("https://api.steampowered.com"),
  STEAM_ICON_URL: addressOrPath("https://media.steampowered.com/steamcommunity/public/images/apps"),
  STEAM_OPENID_URL: addressOrPath("https://steamcommunity.com/openid"),
  STEAM_CALLS_PER_HOUR: positive(4000),
  STEAM_CALLS_PER_DAY: positive(80_000),
  STEAM_KEYLESS_CALLS_PER_MINUTE: positive(600),
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: required,
  TURNSTILE_SITE_KEY: required,
  TURNSTILE_SCRIPT_URL: addressOrPath("https://challenges.cloudflare.com/turnstile/v0/api.js"),
  LOG_LEVEL: logLevel.default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(""), url]).default(""),
  WIDGET_EMBED_USERNAMES: z.string().default("demo"),
  REDIS_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// address" }),
    ])
    .default(""),
  TRUST_PROXY: z.stringbool({ error: "must be true or false" }).default(false),
  RATE_LIMIT_POST_PROXY_PER_MINUTE: positive(60),
  RATE_LIMIT_GET_LIST_PER_MINUTE: positive(600),
  RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: positive(600),
  RATE_LIMIT_SHELF_WRITE_PER_MINUTE: positive(240),
  RATE_LIMIT_IMPORT_FILES_PER_TEN_MINUTES: positive(20),
  RATE_LIMIT_CARD_DRAWING_PER_MINUTE: positive(30),
  RATE_LIMIT_SIGN_IN_PER_MINUTE: positive(10),
  RATE_LIMIT_FAILED_AUTH_PER_MINUTE: positive(10),
  RATE_LIMIT_MAIL_PER_MINUTE: positive(10),
  RATE_LIMIT_STEAM_PER_MINUTE: positive(30),
  RATE_LIMIT_STEAM_PER_HOUR: positive(300),
});

export type Env = z.infer<typeof envSchema>;

/** An empty value counts as not set. @throws {Error} that names every missing or malformed variable, a line each. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(given);
  const isKeyHere = given.SUPABASE_SECRET_KEY !== undefined;
  if (result.success && !isKeyHere) return result.data;
  const lines = (result.error?.issues ?? []).map((issue) => {
    const name = issue.path.join(".");
    return `  ${name} ${given[name] === undefined ? "is missing" : issue.message}`;
  });
  // It is above row-level security, and this process answers requests.
  if (isKeyHere)
    lines.push("  SUPABASE_SECRET_KEY belongs to the sync job alone: put it into .env.catalogue");
  throw new Error(`The environment is not complete (see .env.example):\n${lines.join("\n")}`);
}

let parsed: Env | undefined;

/** Not read during the build, so a build needs no key. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
