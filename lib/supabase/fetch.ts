import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { isClientLimited, limitClient } from "@/lib/http/rate-limit";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import { upstreamCall } from "@/lib/upstream-call";

/** For how long the answer to one refresh token serves everybody who asks with it (GoTrue's reuse interval). */
const REFRESH_SHARED_MS = 10_000;
/** The same for a refresh that was not possible, so that a page's requests do not each try again. */
const UNAVAILABLE_SHARED_MS = 5000;

/** Of these, auth-js itself leaves the session alone and tries again (NETWORK_ERROR_CODES in its lib/fetch.ts). */
const isRetried = (status: number) => (status >= 500 && status <= 504) || (status >= 520 && status <= 530);
/** GoTrue's answers that say nothing about the token: the session is refreshed elsewhere, or too much is. */
const NO_VERDICT = [409, 429];
const refusalSchema = z.union([
  z.object({ code: z.string() }),
  z.object({ error_code: z.string() }),
  z.object({ error: z.string() }),
]);

type Fetch = typeof fetch;
type Outcome = { kind: "answer" | "refusal" | "unavailable" | "limited"; response: Response };

/**
 * Supabase's `fetch`, under the signal that holds the time limit of the whole request of ours.
 * @param onUnavailableRefresh called when a refresh says nothing about the session. auth-js cannot tell: it gets an error
 * for which it does not try again, and would delete the session.
 */
export function limitedFetch(limit: AbortSignal, onUnavailableRefresh = () => {}): Fetch {
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([limit, init.signal]) : limit;
    const call = () =>
      upstreamCall({ service: "supabase", method: init?.method ?? "GET", url: urlOf(input) }, () =>
        fetch(input, { ...init, signal, cache: "no-store" }),
      );
    if (!isRefresh(input) || typeof init?.body !== "string") return call();
    const { kind, response } = await shareRefresh(init.body, call);
    if (kind === "unavailable" || kind === "limited") onUnavailableRefresh();
    return response.clone();
  };
}

function isRefresh(input: Parameters<Fetch>[0]): boolean {
  return urlOf(input).includes("/token?grant_type=refresh_token");
}

function urlOf(input: Parameters<Fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

const sharedRefreshes = processWide("refreshes", () => new Map<string, Promise<Outcome>>());

/**
 * A page asks for several things at once, and each of them may find the session due: a refresh token is good for one
 * use only, so they share one call and its answer.
 */
function shareRefresh(body: string, call: () => Promise<Response>): Promise<Outcome> {
  const running = sharedRefreshes();
  const known = running.get(body);
  if (known) return known;
  const started = limitedRefresh(call);
  running.set(body, started);
  const forget = () => running.delete(body);
  started.then(({ kind, response }) => {
    const sharedMs =
      kind === "unavailable" ? UNAVAILABLE_SHARED_MS : response.ok ? REFRESH_SHARED_MS : undefined;
    if (sharedMs === undefined) forget();
    else setTimeout(forget, sharedMs).unref();
  }, forget);
  return started;
}

/** Whether this request's client has had so many refreshes refused that `limitedRefresh` would make no call. */
export async function isRefreshLimited(): Promise<boolean> {
  const client = currentRequest()?.client;
  return client !== undefined && (await isClientLimited(client, "refresh"));
}

/**
 * All calls come from this server, and Supabase limits refreshes by address: so a client may have only so many refused.
 * One that has had too many is answered without a call.
 */
async function limitedRefresh(call: () => Promise<Response>): Promise<Outcome> {
  const client = currentRequest()?.client;
  if (client === undefined) return judge(await call());
  const taken = await limitClient(client, "refresh").catch((error) => {
    if (error instanceof AppError && error.code === "rate_limited") return null;
    throw error;
  });
  if (taken === null) return { kind: "limited", response: unavailable() };
  let outcome: Outcome | undefined;
  try {
    outcome = await judge(await call());
    return outcome;
  } finally {
    if (outcome?.kind !== "refusal") await taken.refund();
  }
}

/** Only GoTrue's own refusal, which has a code, ends a session. */
async function judge(response: Response): Promise<Outcome> {
  if (response.ok || isRetried(response.status)) return { kind: "answer", response };
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const isRefusal = !NO_VERDICT.includes(response.status) && refusalSchema.safeParse(body).success;
  if (isRefusal) return { kind: "refusal", response };
  await response.body?.cancel();
  return { kind: "unavailable", response: unavailable() };
}

/** Without a code of GoTrue's: `fromAuthError` makes `upstream_unavailable` of it. */
function unavailable(): Response {
  return Response.json({ message: "The session cannot be refreshed now." }, { status: 429 });
}
