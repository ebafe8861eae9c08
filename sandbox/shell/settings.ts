import { resolve } from "node:path";
import { z } from "zod";

export const SANDBOX_SERVICES = ["igdb", "steam", "supabase", "turnstile"] as const;
export type SandboxService = (typeof SANDBOX_SERVICES)[number];

const settingsSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  SANDBOX_SERVICES: z
    .string()
    .default(SANDBOX_SERVICES.join(","))
    .transform((list) => list.split(",").filter(Boolean))
    .pipe(z.array(z.enum(SANDBOX_SERVICES))),
  SANDBOX_CONTROL: z.stringbool().default(false),
  SANDBOX_CATALOGUE: z.coerce.number().int().min(1).max(1_000_000).optional(),
  /** Requests per second to IGDB; twice as many may be open at once. */
  SANDBOX_IGDB_PER_SECOND: z.coerce.number().int().min(1).default(4),
  /** Requests of each kind to Supabase Auth in five minutes: sign-ins, refreshes and others. */
  SANDBOX_AUTH_PER_5_MINUTES: z.coerce.number().int().min(1).optional(),
  /** A PostgreSQL database instead of PGlite: `postgres://user:password@host:port/name`. */
  SANDBOX_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z
    .string()
    .default(".data")
    .transform((path) => resolve(path)),
  SITE_URL: z.url().default("http://localhost:3000"),
});

/** Reads the sandbox's settings; empty variables count as unset. @throws {Error} naming every invalid variable */
export function readSettings(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}

export type SandboxSettings = ReturnType<typeof readSettings>;
