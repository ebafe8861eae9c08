import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";
import { storageFailureOf, withStorageStatus } from "./storage";

/** Names of uploads begin with a user id, so this file never exists. */
const NO_FILE = "status-check";

function read<T>(path: string, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  return fetchJson(`${SUPABASE_URL}${path}`, {
    service: "supabase",
    schema,
    timeoutMs,
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY, Accept: "application/json" },
  });
}

/** Each of these rejects with an `OutsideError` when its service is unhealthy. */
export async function probeAuth(timeoutMs: number): Promise<void> {
  await read("/auth/v1/health", z.object({ name: z.string() }), timeoutMs);
}

export async function probeDatabase(timeoutMs: number): Promise<void> {
  await read("/rest/v1/genres?select=id&limit=1", z.array(z.object({ id: z.number() })), timeoutMs);
}

/** The answer "missing" shows that Storage and its database work. */
export async function probeStorage(timeoutMs: number): Promise<void> {
  try {
    await read(`/storage/v1/object/public/avatars/${NO_FILE}`, z.never(), timeoutMs);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    if (storageFailureOf(error) !== "missing") throw withStorageStatus(error);
  }
}
