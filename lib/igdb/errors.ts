import "server-only";
import { isBrokenCircuitError } from "cockatiel";
import { z } from "zod";
import { AppError, CATALOGUE_FAILED_MESSAGE } from "@/lib/errors";
import { OutsideError, toUpstreamError } from "@/lib/http/fetch-json";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics";

const RETRY_AFTER_S = 3;

/** Too many reads wait. */
export class BusyError extends Error {}

export function toIgdbError(endpoint: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof OutsideError)) return toRefusal(error);
  log.warn("igdb_call_failed", {
    endpoint,
    kind: error.kind,
    status: error.status,
    detail: describe(error),
    error,
  });
  return toUpstreamError(error, CATALOGUE_FAILED_MESSAGE, RETRY_AFTER_S);
}

/** For too many reads, an open breaker, or a wait that the breaker has ended. */
function toRefusal(error: unknown): AppError {
  metrics().igdbRefused.add(1);
  // The failure that opened the breaker has been logged.
  const cause = isBrokenCircuitError(error) || error instanceof BusyError ? undefined : error;
  return new AppError("upstream_unavailable", CATALOGUE_FAILED_MESSAGE, {
    cause,
    retryAfterS: RETRY_AFTER_S,
  });
}

const errorSchema = z.object({
  title: z.string().optional(),
  cause: z.string().optional(),
  message: z.string().optional(),
});
const bodySchema = z.union([z.array(errorSchema).min(1), errorSchema]);

/** One line of IGDB's error, which is an array of objects, one object or plain text. */
function describe({ detail: body = "", detailJson }: OutsideError): string {
  const result = bodySchema.safeParse(detailJson);
  if (!result.success) return oneLine(body);
  const first = Array.isArray(result.data) ? result.data[0] : result.data;
  return oneLine([first?.title, first?.message, first?.cause].filter(Boolean).join(": ") || body);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
