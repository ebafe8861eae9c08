import { userInfo } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../lib/supabase/database-client.ts";
import { readDatabaseSettings } from "./catalogue/settings.ts";
import { resolveProductModules } from "./lib/product-modules.ts";
import { withEnvFiles } from "./lib/settings.ts";
import { runEntry, UserError } from "./lib/user-error.ts";
import { historyText, PAGE_SIZE, parseThing, queueText, type Thing, thingText } from "./moderation/text.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TIME_LIMIT_MS = 30_000;

const USAGE = `Usage: npm run moderate -- <command>
  list [--page 2]                    50 things with open reports, the oldest first
  show <thing>                       a thing with its reports
  hide <thing> --reason "…"          hides it from others; the author reads the reason. A picture is removed for good
  unhide <thing>                     shows it again
  dismiss <thing>                    closes its reports, hides nothing
  dismiss-of <user>                  closes all open reports that this user has sent, hides nothing
  suspend <user> --reason "…"        hides all that the account shows, and lets it follow, like and upload nothing more
  lift <user>                        ends a suspension
  log                                the last 100 decisions
A thing is profile:<user>, avatar:<user>, banner:<user>, list:<id> or review:<user>/<game id>; a user is a username or an id.`;

type Admin = ReturnType<typeof connect>;
type Found = { kind: string; author: string; item: string };

function connect({ SUPABASE_URL, SUPABASE_SECRET_KEY }: ReturnType<typeof readDatabaseSettings>) {
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) }) },
  });
}

/** `npm run moderate`: what users have reported, and decisions about it (docs/operating.md). */
async function main() {
  const environment = withEnvFiles(process.env, ROOT, "production", [".env.catalogue"]);
  const { values, positionals } = options();
  const [command = "", subject = ""] = positionals;
  const admin = connect(readDatabaseSettings(environment));
  switch (command) {
    case "list": {
      const page = Number(values.page ?? 1);
      if (!Number.isInteger(page) || page < 1) throw new UserError(USAGE);
      const open = (await call(admin.rpc("open_reports"))) as Found[];
      const shown = open.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      const things = await Promise.all(shown.map((found) => read(admin, found)));
      console.log(queueText(page, open.length, things));
      return;
    }
    case "log":
      console.log(historyText(await call(admin.rpc("moderation_history"))));
      return;
    case "show": {
      console.log(thingText(await read(admin, await find(admin, subject))));
      return;
    }
    case "hide":
    case "unhide":
    case "dismiss":
    case "dismiss-of":
    case "suspend":
    case "lift": {
      const isOfAccount = command !== "hide" && command !== "unhide" && command !== "dismiss";
      const needsReason = command === "hide" || command === "suspend";
      const why = values.reason?.trim();
      if (needsReason && !why) throw new UserError(`--reason is missing: the author reads it.\n${USAGE}`);
      const { kind, author, item } = await find(admin, isOfAccount ? `profile:${subject}` : subject);
      const answer = await call(
        admin.rpc("moderate", {
          action: command,
          author,
          operator: environment.MODERATOR ?? userInfo().username,
          ...(isOfAccount ? {} : { of_kind: kind, of_item: item }),
          ...(why ? { why } : {}),
        }),
      );
      const { decision, picture } = Object(answer) as { decision: string; picture: string | null };
      if (picture) await removePicture(admin, picture);
      const site = values.app ?? environment.SITE_URL ?? "http://localhost:3000";
      const isExpired = await expireModerated(site, decision);
      console.log(
        `Done: ${command} ${subject}.${isExpired ? "" : ` ${site} did not answer: its pages may show the old state for two minutes.`}`,
      );
      return;
    }
    default:
      throw new UserError(USAGE);
  }
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { reason: { type: "string" }, page: { type: "string" }, app: { type: "string" } },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

async function find(admin: Admin, subject: string): Promise<Found> {
  const thing = parseThing(subject);
  if (!thing) throw new UserError(USAGE);
  const found = await call(admin.rpc("find_moderated", { of_kind: thing.kind, name: thing.name }));
  if (!found) throw new UserError(`There is no ${subject}.`);
  return { ...(found as Found), kind: thing.kind };
}

async function read(admin: Admin, { kind, author, item }: Found): Promise<Thing> {
  const args = { of_kind: kind, author, of_item: item };
  return (await call(admin.rpc("moderated_thing", args))) as Thing;
}

async function call<T>(query: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await query;
  if (error) throw new UserError(error.message);
  return data;
}

/** The file and its small form, so that its address answers 404, too. */
async function removePicture(admin: Admin, picture: string): Promise<void> {
  resolveProductModules();
  const { smallBannerOf } = await import("../lib/profile/small-banner.ts");
  const [bucket = "", file = ""] = picture.split("/").slice(-2);
  const { error } = await admin.storage.from(bucket).remove([file, smallBannerOf(file)]);
  if (error)
    throw new UserError(
      `The picture has left the profile, but ${file} could not be removed: ${error.message}`,
    );
}

/** The job has no access to the app's caches: the app expires the pages of a decision whose secret id it is given. */
async function expireModerated(site: string, decision: string): Promise<boolean> {
  try {
    const response = await fetch(new URL("/api/moderation/expire", site), {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: new URL(site).origin },
      body: JSON.stringify({ decision }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

await runEntry(main);
process.exit();
