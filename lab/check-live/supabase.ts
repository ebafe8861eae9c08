import { z } from "zod";
import { env } from "../../lib/env.ts";
import { AppError } from "../../lib/errors.ts";
import { fetchJson, OutsideError } from "../../lib/http/fetch-json.ts";
import { readPicture } from "../../lib/profile/read-picture.ts";
import { probeAuth } from "../../lib/supabase/health.ts";
import { oneLine, Problem, type ServiceChecks } from "./check.ts";
import { type ExpectedSchema, expectedSchema, type Procedure, type Relation } from "./expected-schema.ts";

const READ_MS = 10_000;
const PUSH = "Apply the migrations: supabase db push.";
const SETTINGS = "Compare with supabase/config.toml: supabase config push, or by hand in the dashboard.";
/** No such object exists: names of uploads begin with their owner's id. */
const NO_FILE = "check-live";

const settingsSchema = z.object({
  external: z.object({ email: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});
const keysSchema = z.object({ keys: z.array(z.object({ kid: z.string(), alg: z.string() })) });
const refusalSchema = z.object({ code: z.string(), message: z.string() });
const authRefusalSchema = z.object({ error_code: z.string() });

export function supabaseChecks(): ServiceChecks {
  let expected: Promise<ExpectedSchema> | undefined;
  const schema = () => {
    expected ??= expectedSchema();
    return expected;
  };
  return {
    keys: "SUPABASE_PUBLISHABLE_KEY, and that it belongs to SUPABASE_URL",
    address: "SUPABASE_URL",
    first: { title: "the auth service is healthy", run: () => probeAuth(READ_MS).then(() => undefined) },
    others: [
      { title: "accounts are set up as supabase/config.toml has it", run: checkSettings },
      { title: "signing in requires the bot-check", run: checkBotCheck },
      { title: "tokens can be verified", run: checkKeys },
      {
        title: "tables and views have the columns of the migrations",
        run: async () => checkRelations(await schema()),
      },
      { title: "functions are those of the migrations", run: async () => checkProcedures(await schema()) },
      { title: "the buckets for pictures are there", run: async () => checkBuckets(await schema()) },
    ],
  };
}

function read<T>(path: string, schema: z.ZodType<T>, body?: string): Promise<T> {
  return fetchJson(`${env().SUPABASE_URL}${path}`, {
    service: "supabase",
    schema,
    timeoutMs: READ_MS,
    headers: { apikey: env().SUPABASE_PUBLISHABLE_KEY, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
}

async function checkSettings(): Promise<undefined> {
  const { external, disable_signup, mailer_autoconfirm } = await read("/auth/v1/settings", settingsSchema);
  if (!external.email) throw new Problem("signing in by e-mail is off", SETTINGS);
  if (disable_signup) throw new Problem("sign-ups are off", SETTINGS);
  if (mailer_autoconfirm) throw new Problem("e-mail addresses need not be confirmed", SETTINGS);
}

/** Sends no credentials, as GoTrue checks the captcha token first. */
async function checkBotCheck(): Promise<undefined> {
  const refusal = await refusalOf(read("/auth/v1/token?grant_type=password", z.unknown(), "{}"));
  const code = authRefusalSchema.safeParse(refusal).data?.error_code;
  if (code === "captcha_failed") return;
  throw new Problem(
    `a sign-in without its token is refused with ${code ?? "an unknown answer"}`,
    "Give Supabase Turnstile's secret: Authentication → Attack Protection.",
  );
}

async function checkKeys(): Promise<string> {
  const { keys } = await read("/auth/v1/.well-known/jwks.json", keysSchema);
  if (keys.length > 0) return keys.map(({ alg }) => alg).join(", ");
  return "no public key, so each request calls the auth service; asymmetric signing keys avoid that";
}

async function checkRelations({ relations }: ExpectedSchema): Promise<string> {
  return await checkAll(relations, checkRelation);
}

/** Checks all items and throws one `Problem` with all messages. */
async function checkAll<T>(items: readonly T[], check: (item: T) => Promise<void>): Promise<string> {
  const problems: Problem[] = [];
  for (const item of items) {
    await check(item).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    });
  }
  const [first] = problems;
  if (!first) return `${items.length}`;
  throw new Problem(problems.map(({ message }) => message).join("; "), first.hint);
}

async function checkRelation({ name, columns, isPublic }: Relation): Promise<void> {
  const path = `/rest/v1/${name}?select=${columns.join(",")}&limit=1`;
  const refusal = await refusalOf(read(path, z.array(z.record(z.string(), z.unknown()))));
  checkAccess(refusal, { name, isPublic, verb: "read" });
}

async function checkProcedures({ procedures }: ExpectedSchema): Promise<string> {
  return await checkAll(procedures, checkProcedure);
}

/** Uses GET, which PostgREST runs in a read-only transaction. */
async function checkProcedure({ name, args, isPublic }: Procedure): Promise<void> {
  const given = new URLSearchParams(args.map((arg) => [arg.name, exampleOf(arg.type)]));
  const refusal = await refusalOf(read(`/rest/v1/rpc/${name}?${given}`, z.unknown()));
  checkAccess(refusal, { name, isPublic, verb: "run" });
}

const DENIED = "42501";
/** Codes of missing tables, views, columns and functions. */
const MISSING = ["PGRST205", "42P01", "42703", "PGRST202", "42883"];

type Access = { name: string; isPublic: boolean; verb: "read" | "run" };

/** @param refusal PostgREST's error for the role `anon`, or null */
function checkAccess(refusal: unknown, { name, isPublic, verb }: Access): void {
  const { code, message } = refusalSchema.safeParse(refusal).data ?? { code: null, message: "" };
  if (code !== null && MISSING.includes(code)) throw new Problem(`${name}: ${oneLine(message)}`, PUSH);
  const isDenied = code === DENIED;
  if (isDenied === !isPublic) return;
  const what = isDenied
    ? `visitors may not ${verb} ${name}`
    : `visitors may ${verb} ${name}, which is private`;
  throw new Problem(what, `Its grants are not those of the migrations. ${PUSH}`);
}

function exampleOf(type: string): string {
  if (type === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "boolean") return "false";
  if (type.startsWith("timestamp") || type === "date") return "2000-01-01";
  if (type === "jsonb" || type === "json") return "[]";
  return type.endsWith("[]") ? `{${exampleOf(type.slice(0, -2))}}` : "0";
}

async function checkBuckets({ buckets }: ExpectedSchema): Promise<string> {
  for (const bucket of buckets) {
    try {
      await readPicture(bucket, NO_FILE);
    } catch (error) {
      const cause = error instanceof AppError ? error.cause : error;
      const message = oneLine(cause instanceof Error ? cause.message : String(cause));
      throw new Problem(
        `${bucket}: ${message}`,
        /bucket not found/i.test(message) ? PUSH : "Look at Storage in the dashboard.",
      );
    }
  }
  return buckets.join(", ");
}

/** The body of an error response, or null for a success. @throws {OutsideError} for one without a code, such as a gateway's */
async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof OutsideError) || error.kind !== "status" || (error.status ?? 0) >= 500)
      throw error;
    const body = refusalBody(error.detail ?? "");
    if (body === null) throw error;
    return body;
  }
}

function refusalBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return z.union([refusalSchema, authRefusalSchema]).safeParse(body).success ? body : null;
  } catch {
    return null;
  }
}
