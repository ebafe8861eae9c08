import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { CATALOGUE_FAILED_MESSAGE, withUserMessage } from "@/lib/errors";
import { chargeClient } from "@/lib/http/charge-client";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { DatabaseClient } from "@/lib/supabase/database-client";
import { createPublicClient } from "@/lib/supabase/server";
import type { Json } from "@/types/database";

/**
 * One query of the catalogue, which every visitor may read.
 * @throws {AppError} when the database is unavailable or refuses an argument, or `rate_limited`
 */
export async function readCatalogue<T>(
  query: (client: DatabaseClient) => PromiseLike<PostgrestSingleResponse<T>>,
): Promise<T> {
  return read((client) => answerOf(query(client)));
}

/** Like `readCatalogue`, for functions that return JSON. */
export async function readCatalogueJson<T>(
  query: (client: DatabaseClient) => PromiseLike<PostgrestSingleResponse<Json>>,
): Promise<T> {
  return read((client) => jsonOf<T>(query(client)));
}

async function read<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  await chargeClient("catalogueQuery");
  return withUserMessage(CATALOGUE_FAILED_MESSAGE, () => work(createPublicClient().client));
}
