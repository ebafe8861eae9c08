import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { type LimitStore, limitStore } from "@/lib/http/limit-store";
import { readCounted } from "@/lib/http/read-bytes";
import { log } from "@/lib/log";
import { upstreamCall } from "@/lib/upstream-call";
import { takeCall } from "./allowance";
import { isSteamId64 } from "./steam-id";

const NS = "http://specs.openid.net/auth/2.0";
const ANY_IDENTITY = `${NS}/identifier_select`;
const MUST_BE_SIGNED = [
  "op_endpoint",
  "claimed_id",
  "identity",
  "return_to",
  "response_nonce",
  "assoc_handle",
];
/** How old a response may be, and how far ahead Steam's clock. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_AHEAD_MS = 60_000;
const TIMEOUT_MS = 8000;
const MAX_ANSWER_BYTES = 4096;

/** Absolute: the sandbox's is a path of this site. */
function openIdUrl(): string {
  const { STEAM_OPENID_URL, SITE_URL } = env();
  return STEAM_OPENID_URL.startsWith("/") ? `${SITE_URL}${STEAM_OPENID_URL}` : STEAM_OPENID_URL;
}

/** The URL at which a browser signs in to Steam. */
export function steamSignInUrl(returnTo: string): string {
  const params = new URLSearchParams({
    "openid.ns": NS,
    "openid.mode": "checkid_setup",
    "openid.claimed_id": ANY_IDENTITY,
    "openid.identity": ANY_IDENTITY,
    "openid.return_to": returnTo,
    "openid.realm": new URL(env().SITE_URL).origin,
  });
  return `${openIdUrl()}/login?${params}`;
}

type SteamProof = { steamId: string } | { problem: "cancelled" | "refused" | "unavailable" };

/** The Steam ID that Steam confirms for a sign-in of `steamSignInUrl(returnTo)`. A response is accepted once. */
export async function verifySteamSignIn(
  params: URLSearchParams,
  { returnTo, userId, store = limitStore() }: { returnTo: string; userId: string; store?: LimitStore },
): Promise<SteamProof> {
  const fields = [...params].filter(([name]) => name.startsWith("openid."));
  const given = new Map(fields);
  // If a field is repeated, Steam might check another value than the one we read.
  if (given.size !== fields.length) return { problem: "refused" };
  const field = (name: string) => given.get(`openid.${name}`) ?? "";
  if (field("mode") === "cancel") return { problem: "cancelled" };
  const endpoint = `${openIdUrl()}/login`;
  const identities = `${openIdUrl()}/id/`;
  const claimedId = field("claimed_id");
  const steamId = claimedId.slice(identities.length);
  const signed = new Set(field("signed").split(","));
  const nonce = field("response_nonce");
  const isOurs =
    field("ns") === NS &&
    field("mode") === "id_res" &&
    field("op_endpoint") === endpoint &&
    field("return_to") === returnTo &&
    claimedId.startsWith(identities) &&
    isSteamId64(steamId) &&
    field("identity") === claimedId &&
    MUST_BE_SIGNED.every((name) => signed.has(name)) &&
    isFresh(nonce);
  if (!isOurs || (await store.take("steamNonce", nonce)) > 0) return { problem: "refused" };
  try {
    await takeCall({ userId }, false, store);
    const isValid = await isConfirmed(endpoint, new Map([...given, ["openid.mode", "check_authentication"]]));
    return isValid ? { steamId } : { problem: "refused" };
  } catch (error) {
    if (!(error instanceof OutsideError) && !(error instanceof AppError)) throw error;
    log.warn("steam_sign_in_unavailable", { error });
    return { problem: "unavailable" };
  }
}

/** A nonce begins with Steam's time: `2026-11-23T18:00:00Z…`. */
function isFresh(nonce: string): boolean {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce)?.[0];
  const age = Date.now() - Date.parse(time ?? "");
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS;
}

/** @throws {OutsideError} when Steam is unavailable */
async function isConfirmed(endpoint: string, fields: ReadonlyMap<string, string>): Promise<boolean> {
  return upstreamCall({ service: "steam", method: "POST", url: endpoint }, async () => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(endpoint, {
        method: "POST",
        body: new URLSearchParams([...fields]),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        cache: "no-store",
        redirect: "error",
      });
      const tooMany = () => new OutsideError("steam", "malformed", { detail: "too large" });
      text = new TextDecoder().decode(await readCounted(response.body, MAX_ANSWER_BYTES, tooMany));
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError("steam", "network", { cause: error });
    }
    if (!response.ok) throw new OutsideError("steam", "status", { status: response.status, detail: text });
    const lines = text.split("\n");
    return lines.includes(`ns:${NS}`) && lines.includes("is_valid:true");
  });
}
