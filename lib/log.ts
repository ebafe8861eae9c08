// Next's cache handlers import this file, and Node loads those without a bundler: relative imports, no "server-only".
import { inCleanContext } from "./clean-context.ts";
import { redact } from "./redact.ts";
import { requestStorage } from "./request-storage.ts";

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Record<string, unknown> & { error?: unknown };

const MAX_TEXT = 2000;
const MAX_STACK = 4000;
const MAX_CAUSES = 4;

/** One JSON line per event; `event` is a constant in snake_case. */
export const log = {
  debug: (event: string, fields?: LogFields) => write("debug", event, fields),
  info: (event: string, fields?: LogFields) => write("info", event, fields),
  warn: (event: string, fields?: LogFields) => write("warn", event, fields),
  error: (event: string, fields?: LogFields) => write("error", event, fields),
};

function write(level: LogLevel, event: string, { error, ...fields }: LogFields = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(leastLevel())) return;
  const requestId = requestStorage().getStore()?.id;
  const line = {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)])),
    ...(error === undefined ? {} : { error: plainError(error) }),
  };
  // Next refuses to prerender a page that reads the clock.
  const time = inCleanContext()(() => new Date()).toISOString();
  const stream = level === "warn" || level === "error" ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ time, level, event, requestId, ...line })}\n`);
}

/** Validated by `lib/env.ts`. */
function leastLevel(): LogLevel {
  const given = process.env.LOG_LEVEL?.trim();
  return LOG_LEVELS.find((level) => level === given) ?? "info";
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return redact(value, MAX_TEXT);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return value === undefined ? undefined : redact(String(value), MAX_TEXT);
}

function plainError(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error)) return plain(error);
  const { name, message, code, stack, cause } = error;
  return {
    name: plain(name),
    message: plain(message),
    ...(code === undefined ? {} : { code: plain(code) }),
    ...(typeof stack === "string" ? { stack: redact(stack, MAX_STACK) } : {}),
    ...(cause === undefined || depth === MAX_CAUSES ? {} : { cause: plainError(cause, depth + 1) }),
  };
}

type ErrorLike = { name?: unknown; message: unknown; code?: unknown; stack?: unknown; cause?: unknown };

/** PostgREST's errors are plain objects with a message. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === "object" && error !== null && "message" in error;
}
