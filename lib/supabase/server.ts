import "server-only";
import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import { cookies, headers } from "next/headers";
import { env } from "@/lib/env";
import { CHANGE_HEADER, DAY_HEADER } from "@/lib/write-headers";
import { cookieOptions, withMarker } from "./cookies";
import type { Database, DatabaseClient } from "./database-client";
import { limitedFetch } from "./fetch";

/** For all Supabase calls of one request, so that pages show an outage within 3 s. */
const TIME_LIMIT_MS = 2500;

export type Supabase = {
  client: DatabaseClient;
  /** Fires at the time limit. */
  limit: AbortSignal;
};

export type Limits = {
  timeLimitMs?: number;
};

type ClientOptions = Limits & {
  /** Headers of the request that the database reads. */
  headers?: Record<string, string>;
};

/** Create one per request. */
export function createCookieClient(
  methods: CookieMethodsServer,
  { timeLimitMs = TIME_LIMIT_MS, headers = {} }: ClientOptions = {},
): Supabase {
  const limit = AbortSignal.timeout(timeLimitMs);
  let isRefreshUnavailable = false;
  const fetch = limitedFetch(limit, () => {
    isRefreshUnavailable = true;
  });
  const client = createServerClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: cookieOptions(),
    cookies: {
      getAll: methods.getAll,
      setAll(toSet, headers) {
        // The library deletes a session that it could not refresh; a later refresh may succeed.
        if (isRefreshUnavailable && toSet.every(({ value }) => value === "")) return;
        return methods.setAll?.(withMarker(toSet), headers);
      },
    },
    global: { fetch, headers },
    db: { retry: false },
  });
  return { client, limit };
}

/** The library's headers that forbid caching are dropped: `lib/http/route.ts` sets them on each personal response. */
export async function createUserClient(limits?: Limits): Promise<Supabase> {
  const store = await cookies();
  const sent = await headers();
  const passed = [CHANGE_HEADER, DAY_HEADER].flatMap((name) => {
    const value = sent.get(name);
    return value ? [[name, value]] : [];
  });
  return createCookieClient(
    {
      getAll: () => store.getAll(),
      setAll(toSet) {
        try {
          for (const { name, value, options } of toSet) store.set(name, value, options);
        } catch {
          // Server components may not write cookies; middleware.ts has already refreshed the session.
        }
      },
    },
    { ...limits, headers: Object.fromEntries(passed) },
  );
}

export function createPublicClient({ timeLimitMs = TIME_LIMIT_MS }: Limits = {}): Supabase {
  const limit = AbortSignal.timeout(timeLimitMs);
  const client = createClient<Database>(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: limitedFetch(limit) },
    db: { retry: false },
  });
  return { client, limit };
}
