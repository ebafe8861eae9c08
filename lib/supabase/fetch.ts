import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { isClientLimited, limitClient } from "@/lib/http/rate-limit";
import { currentRequest } from "@/lib/http/request-context";
import { processWide } from "@/lib/process-wide";
import { upstreamCall } from "@/lib/upstream-call";

/** How long the answer to a refresh token is shared by requests with the same token (GoTrue's reuse interval). */
const REFRESH_SHARED_MS = 10_000;
/** The same for a failed refresh, so that the requests of one page do not each retry. */
const UNAVAILABLE_SHARED_MS = 5000;

/** auth-js keeps the session and retries by itself (NETWORK_ERROR_CODES in its lib/fetch.ts). */
const isRetried = (status: number) => (status >= 500 && status <= 504) || (status >= 520 && status <= 530);
/** GoTrue is busy; the token may still be valid. */
const NO_VERDICT = [409, 429];
const refusalSchema = z.union([
  z.object({ code: z.string() }),
  z.object({ error_code: z.string() }),
  z.object({ error: z.string() }),
]);

type Fetch = typeof fetch;
type Outcome = { kind: "answer" | "refusal" | "unavailable" | "limited"; response: Response };

/** @param onUnavailableRefresh called when a failed refresh leaves the session's validity open; auth-js would delete it. */
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

/** A refresh token is valid for one use only, and several requests of a page may find the session due: they share one call. */
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

export async function isRefreshLimited(): Promise<boolean> {
  const client = currentRequest()?.client;
  return client !== undefined && (await isClientLimited(client, "refresh"));
}

/** Supabase limits refreshes per address, and all come from this server: so each client may have only a few refused. */
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

/** Only GoTrue's own refusals, which have a code, end a session. */
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

/** Has no code, so `fromAuthError` maps it to `upstream_unavailable`. */
function unavailable(): Response {
  return Response.json({ message: "The session cannot be refreshed now." }, { status: 429 });
}
