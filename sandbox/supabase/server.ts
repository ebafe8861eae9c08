import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { App, setExperimental } from "@supabase/lite";
import type { Mailbox } from "../mailbox/mailbox.ts";
import { createFaults, type Faults } from "../shell/faults.ts";
import { readClaims } from "./access-token.ts";
import {
  acceptAnyToken,
  acceptDummyToken,
  checkCaptcha,
  needsCaptcha,
  type VerifyCaptcha,
  withFault,
} from "./captcha.ts";
import { type Database, openDatabase, prepareDatabase } from "./database.ts";
import { acceptFirstLink } from "./email-change.ts";
import { createFileStore } from "./file-store.ts";
import { asErrorShape, checkRecovery, correctAuth, errorAnswer } from "./gotrue.ts";
import { withIsoTimes } from "./iso-times.ts";
import { checkMail, slowMail } from "./mail-faults.ts";
import { createMailDriver, MAIL_TEMPLATES, sendMail } from "./mails.ts";
import { checkStrength, PASSWORD_MIN_LENGTH } from "./passwords.ts";
import { createErrorTranslator, refuseTooManyRows } from "./postgrest.ts";
import { AUTH_LIMITS, type AuthLimits, addressOf, createRateLimits } from "./rate-limits.ts";
import { createHeaderPasser } from "./request-headers.ts";
import { createSessionMethods } from "./session-methods.ts";
import { asStorageAnswer } from "./storage.ts";
import { checkUserUpdate, completeUserUpdate } from "./user-update.ts";

export type SupabaseOptions = {
  /** The sandbox's data folder; Supabase uses `supabase/` in it. */
  dataDir: string;
  /** A database of a PostgreSQL server, used instead of the PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** The app's own address, for links in mails. */
  siteUrl: string;
  mailbox: Pick<Mailbox, "deliver">;
  /** False if tokens come from the real Cloudflare: then any token is accepted. */
  dummyCaptcha?: boolean;
  /** Overrides `dummyCaptcha`. */
  verifyCaptcha?: VerifyCaptcha;
  secondsBetweenMails?: number;
  authLimits?: AuthLimits;
  /** Faults of the bot-check and the mail server, both of which GoTrue calls. */
  faults?: Pick<Faults, "get">;
};

export type Supabase = {
  /** Serves `/auth/v1/…`, `/rest/v1/…` and `/storage/v1/…`. */
  handler(request: Request): Promise<Response>;
  close(): Promise<void>;
  publishableKey: string;
  /** Generated at each start; for the seed and for tests. */
  secretKey: string;
  database: Database;
};

const SERVED = /^\/(auth|rest|storage)\/v1\//;
const PUBLISHABLE_KEY = "sb_publishable_sandbox";

/** Supabase Lite with the repository's migrations, on PGlite or on a PostgreSQL server. */
export async function createSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { siteUrl, dummyCaptcha = true, secondsBetweenMails = 60, faults = createFaults() } = options;
  const verify = options.verifyCaptcha ?? (dummyCaptcha ? acceptDummyToken : acceptAnyToken);
  const verifyCaptcha = withFault(verify, faults);
  const folder = join(options.dataDir, "supabase");
  await mkdir(folder, { recursive: true });
  const secretKey = `sb_secret_${randomBytes(24).toString("base64url")}`;
  const mailDriver = createMailDriver(options.mailbox);
  const database = await openDatabase(join(folder, "postgres"), options.databaseUrl);
  // Lite's storage requires this flag. Creating an App before it is set suppresses Lite's warning about the flag.
  await new App({ connection: database.connection }).init();
  setExperimental("storage", true);
  const jwtSecret = await readSecret(join(folder, "jwt-secret"));
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secretKey,
      site_url: siteUrl,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: PASSWORD_MIN_LENGTH,
      email: { enable_confirmations: true, otp_expiry: 86_400, template: MAIL_TEMPLATES },
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    options: { drivers: { email: mailDriver }, server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = createFileStore(join(folder, "files"));
  try {
    await prepareDatabase(app, database);
  } catch (error) {
    await database.close();
    throw error;
  }

  const rateLimits = createRateLimits(options.authLimits ?? AUTH_LIMITS);
  const translateErrors = createErrorTranslator(database);
  const passHeaders = createHeaderPasser(database);
  const oneAtATime = createQueue();
  const schedule = database.hasOneSession ? oneAtATime : <T>(job: () => Promise<T>) => job();
  const sessionMethods = await createSessionMethods(database, jwtSecret);
  const authDeps = {
    database,
    secondsBetweenMails,
    mailFault: () => faults.get("mail", "SMTP"),
    isRecovery: sessionMethods.isRecovery,
    sendConfirmation: (to: string, hash: string) =>
      sendMail(mailDriver, to, "confirmation", { SiteURL: siteUrl, TokenHash: hash }),
    sendEmailChange: (to: string, hash: string, { email, newEmail }: { email: string; newEmail: string }) =>
      sendMail(mailDriver, to, "email_change", {
        SiteURL: siteUrl,
        TokenHash: hash,
        Email: email,
        NewEmail: newEmail,
      }),
  };

  /** GoTrue's response if Lite's would differ; null if Lite handles the request. */
  async function before(operation: string, body: Record<string, unknown>, token: string) {
    if (operation === "POST /verify") return await acceptFirstLink(database, body);
    const refusal =
      operation === "POST /signup" && typeof body.password === "string"
        ? checkStrength(body.password)
        : operation === "POST /recover"
          ? await checkRecovery(authDeps, body)
          : operation === "PUT /user"
            ? await checkUserUpdate(authDeps, body, readClaims(token, jwtSecret))
            : null;
    const unsent = refusal ?? (await checkMail(authDeps, operation, body, readClaims(token, jwtSecret)));
    return unsent && errorAnswer(unsent);
  }

  async function auth(request: Request, path: string, bytes: ArrayBuffer): Promise<Response> {
    const body = parseBody(bytes);
    const grant = new URL(request.url).searchParams.get("grant_type");
    const operation = `${request.method} ${path}`;
    const token = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
    const address = addressOf(request);
    // GoTrue verifies the access token before it counts the request.
    const isCounted = operation !== "PUT /user" || readClaims(token, jwtSecret) !== null;
    const early = isCounted ? rateLimits.beforeCaptcha(operation, address) : null;
    if (early) return errorAnswer(early);
    const checked = request.method === "POST" && needsCaptcha(path, grant);
    if (checked && request.headers.get("apikey") === PUBLISHABLE_KEY) {
      const { captcha_token } = Object(body.gotrue_meta_security);
      const refusal = await checkCaptcha(captcha_token, verifyCaptcha);
      if (refusal) return errorAnswer(refusal);
    }
    const late = rateLimits.afterCaptcha(operation, address);
    if (late) return errorAnswer(late);
    await slowMail(authDeps, operation, body);
    return await oneAtATime(async () => {
      const known = await before(operation, body, token);
      if (known) return known;
      const answer = await correctAuth(authDeps, path, body, await app.fetch(request));
      if (answer.ok && operation === "PUT /user") {
        await completeUserUpdate(authDeps, body, readClaims(token, jwtSecret));
      }
      return await sessionMethods.mark(answer, path, grant);
    });
  }

  async function handler(request: Request): Promise<Response> {
    // Lite also has a studio and a system interface.
    if (!SERVED.test(new URL(request.url).pathname)) return new Response("Not found", { status: 404 });
    const bytes = await request.arrayBuffer();
    const { method, headers, url } = request;
    const whole = new Request(url, { method, headers, body: bytes.byteLength > 0 ? bytes : null });
    const { pathname } = new URL(url);
    const refusal = pathname.startsWith("/rest/v1/") ? refuseTooManyRows(bytes) : null;
    if (refusal) return refusal;
    const answer = pathname.startsWith("/auth/v1/")
      ? await asErrorShape(request, await auth(whole, pathname.slice("/auth/v1".length), bytes))
      : await schedule(() => translateErrors(() => passHeaders(whole, () => app.fetch(whole))));
    const isStorage = pathname.startsWith("/storage/v1/");
    return await withIsoTimes(isStorage ? await asStorageAnswer(request, answer) : answer);
  }

  return {
    handler,
    close: () => oneAtATime(() => database.close()),
    publishableKey: PUBLISHABLE_KEY,
    secretKey,
    database,
  };
}

/** Serialises jobs: for databases with one session, and for Lite's Auth, which reads accounts before it writes them. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => T | Promise<T>): Promise<T> => {
    const next = last.then(job);
    last = next.catch(() => {});
    return next;
  };
}

function parseBody(bytes: ArrayBuffer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Stored, so that sessions survive a restart. */
async function readSecret(file: string): Promise<string> {
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored.length >= 32) return stored;
  const secret = randomBytes(32).toString("hex");
  await writeFile(`${file}.new`, secret, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return secret;
}
