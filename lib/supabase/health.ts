import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchJson, OutsideError } from "@/lib/http/fetch-json";
import { storageFailureOf, withStorageStatus } from "./storage";

/** Uploads begin with their owner's id, so nobody ever has a file of this name. */
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

/** Resolves when the auth service says that it is well. @throws {OutsideError} */
export async function askAuth(timeoutMs: number): Promise<void> {
  await read("/auth/v1/health", z.object({ name: z.string() }), timeoutMs);
}

/** Resolves when the database answers to what everybody may read. @throws {OutsideError} */
export async function askDatabase(timeoutMs: number): Promise<void> {
  await read("/rest/v1/public_profiles?select=id&limit=1", z.array(z.object({ id: z.string() })), timeoutMs);
}

/** Resolves when the storage looks for a picture in its public bucket, and says that it is not there. @throws {OutsideError} */
export async function askStorage(timeoutMs: number): Promise<void> {
  try {
    await read(`/storage/v1/object/public/avatars/${NO_FILE}`, z.never(), timeoutMs);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    if (storageFailureOf(error) !== "missing") throw withStorageStatus(error);
  }
}
