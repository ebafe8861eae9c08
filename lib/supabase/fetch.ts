import "server-only";
import { processWide } from "@/lib/process-wide";
import { upstreamCall } from "@/lib/upstream-call";

/** For how long the answer to one refresh token serves everybody who asks with it (GoTrue's reuse interval). */
const REFRESH_SHARED_MS = 10_000;

type Fetch = typeof fetch;

/** Supabase's `fetch`, under the signal that holds the time limit of the whole request of ours. */
export function limitedFetch(limit: AbortSignal): Fetch {
  return (input, init) => {
    const signal = init?.signal ? AbortSignal.any([limit, init.signal]) : limit;
    const call = () =>
      upstreamCall({ service: "supabase", method: init?.method ?? "GET", url: urlOf(input) }, () =>
        fetch(input, { ...init, signal, cache: "no-store" }),
      );
    return isRefresh(input) && typeof init?.body === "string" ? shareRefresh(init.body, call) : call();
  };
}

function isRefresh(input: Parameters<Fetch>[0]): boolean {
  return urlOf(input).includes("/token?grant_type=refresh_token");
}

function urlOf(input: Parameters<Fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

const sharedRefreshes = processWide("refreshes", () => new Map<string, Promise<Response>>());

/**
 * A page asks for several things at once, and each of them may find the session due: a refresh token is good for one
 * use only, so they share one call and its answer.
 */
async function shareRefresh(body: string, call: () => Promise<Response>): Promise<Response> {
  const running = sharedRefreshes();
  const known = running.get(body);
  if (known) return (await known).clone();
  const started = call();
  running.set(body, started);
  const forget = () => running.delete(body);
  started.then((response) => {
    if (!response.ok) forget();
    else setTimeout(forget, REFRESH_SHARED_MS).unref();
  }, forget);
  return (await started).clone();
}
