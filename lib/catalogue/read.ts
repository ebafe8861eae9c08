import "server-only";
import type { z } from "zod";
import { CATALOGUE_FAILED_MESSAGE, withUserMessage } from "@/lib/errors";
import { chargeClient } from "@/lib/http/charge-client";
import { answerOf } from "@/lib/supabase/answers";
import type { DatabaseClient } from "@/lib/supabase/database-client";
import { createPublicClient } from "@/lib/supabase/server";

type Answer = Parameters<typeof answerOf>[0];

/**
 * One query of the catalogue, which every visitor may read.
 * @throws {AppError} when the database is unavailable or refuses an argument, or `rate_limited`
 */
export async function readCatalogue<T>(
  query: (client: DatabaseClient) => Answer,
  schema: z.ZodType<T>,
): Promise<T> {
  await chargeClient("catalogueQuery");
  return withUserMessage(CATALOGUE_FAILED_MESSAGE, () =>
    answerOf(query(createPublicClient().client), schema),
  );
}
