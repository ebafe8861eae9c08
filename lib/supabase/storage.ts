import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";

/** `missing`: no such object. `unavailable`: a retry may succeed. `failed`: it will not. */
type StorageFailure = "missing" | "unavailable" | "failed";

/** Storage sends nearly every error as HTTP 400 with the real status in the body (supabase/storage, src/internal/errors/codes.ts). */
const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  status: z.number().optional().catch(undefined),
  statusCode: z.coerce.number().int().optional().catch(undefined),
  message: z.string().catch(""),
});

/** Before Storage 1.67 (July 2026) bodies had no `code`. A missing bucket or tenant has other messages. */
const MISSING_WITHOUT_CODE = ["Object not found", "The resource was not found"];

/** @param error an error of storage-js, or the `OutsideError` of a call to Storage */
export function storageFailureOf(error: unknown): StorageFailure {
  const { code, message, status } = read(error);
  const isMissing =
    code === undefined ? status === 404 && MISSING_WITHOUT_CODE.includes(message) : code === "NoSuchKey";
  if (isMissing) return "missing";
  return status === 0 || status === 429 || status >= 500 ? "unavailable" : "failed";
}

/** For callers to whom a missing object is a failure, too. */
export function fromStorageError(error: unknown, message: string): AppError {
  const isUnavailable = storageFailureOf(error) === "unavailable";
  return new AppError(isUnavailable ? "upstream_unavailable" : "upstream_failed", message, { cause: error });
}

export function withStorageStatus(error: OutsideError): OutsideError {
  const { status, code, message } = read(error);
  if (status === 0) return error;
  return new OutsideError(error.service, error.kind, { status, detail: `${code ?? ""} ${message}`.trim() });
}

/** `status` is 0 without an answer. */
function read(error: unknown) {
  const answer =
    error instanceof OutsideError ? { ...Object(error.detailJson), status: error.status ?? 0 } : error;
  const { status = 0, statusCode = status, ...rest } = errorSchema.parse(Object(answer));
  return { ...rest, status: statusCode };
}
