import "server-only";
import { inspect, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/log";

const WINDOW_MS = 60_000;
const LINES_PER_WINDOW = 100;

/** Skips errors with a digest, which `onRequestError` has logged. A client that provokes messages of Next cannot fill the log. */
export function logConsole(): void {
  const isAllowed = countLines();
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => {
      if (args.some(hasDigest) || !isAllowed()) return;
      const text = args.filter((arg) => !(arg instanceof Error)).map((arg) => textOf(arg));
      const error = args.find((arg) => arg instanceof Error);
      log[level]("console", { message: text.join(" ").trim(), ...(error ? { error } : {}) });
    };
  }
}

/** Returns false once the lines of this minute are used up. */
function countLines(): () => boolean {
  let until = 0;
  let lines = 0;
  return () => {
    const now = Date.now();
    if (now >= until) [until, lines] = [now + WINDOW_MS, 0];
    lines += 1;
    if (lines === LINES_PER_WINDOW + 1) log.warn("console_limited", { lines: LINES_PER_WINDOW });
    return lines <= LINES_PER_WINDOW;
  };
}

function hasDigest(arg: unknown): boolean {
  return arg instanceof Error && "digest" in arg && typeof arg.digest === "string";
}

function textOf(arg: unknown): string {
  // Next colours its prefixes.
  return stripVTControlCharacters(typeof arg === "string" ? arg : inspect(arg, { depth: 2 }));
}
