import "server-only";
import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { cookieOptions } from "./cookies";
import { limitedFetch } from "./fetch";

/** All that one request of ours may spend on the database, so that a page without it says so within 3 s. */
const TIME_LIMIT_MS = 2500;

export type Supabase = {
  client: SupabaseClient;
  /** Fires when the time of this request is up; `withinLimit` in `./answers` listens to it. */
  limit: AbortSignal;
};

export type Limits = {
  /** Milliseconds for all calls together. */
  timeLimitMs?: number;
};

/** A client that reads and writes the session in the cookies it is given. One request, one client. */
export function createCookieClient(
  methods: CookieMethodsServer,
  { timeLimitMs = TIME_LIMIT_MS }: Limits = {},
): Supabase {
  const limit = AbortSignal.timeout(timeLimitMs);
  let isRefreshUnavailable = false;
  const fetch = limitedFetch(limit, () => {
    isRefreshUnavailable = true;
  });
  const client = createServerClient(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: cookieOptions(),
    cookies: {
      getAll: methods.getAll,
      setAll(toSet, headers) {
        // The library deletes a session that it could not refresh; the next refresh may well succeed.
        if (isRefreshUnavailable && toSet.every(({ value }) => value === "")) return;
        return methods.setAll?.(toSet, headers);
      },
    },
    global: { fetch },
    db: { retry: false },
  });
  return { client, limit };
}

/**
 * The signed-in user's client, for route handlers and server components: every query runs under the user's own token.
 * The library also returns headers that forbid caching; `lib/http/route.ts` sets those on each personal response.
 */
export async function createUserClient(limits?: Limits): Promise<Supabase> {
  const store = await cookies();
  return createCookieClient(
    {
      getAll: () => store.getAll(),
      setAll(toSet) {
        try {
          for (const { name, value, options } of toSet) store.set(name, value, options);
        } catch {
          // A server component may not write cookies; middleware.ts has refreshed the session before it runs.
        }
      },
    },
    limits,
  );
}

/** A client without a session, for what everybody may read. */
export function createPublicClient({ timeLimitMs = TIME_LIMIT_MS }: Limits = {}): Supabase {
  const limit = AbortSignal.timeout(timeLimitMs);
  const client = createClient(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: limitedFetch(limit) },
    db: { retry: false },
  });
  return { client, limit };
}
