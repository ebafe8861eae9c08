import "server-only";
import { inspect, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/log";

/** Skips errors with a digest, which `onRequestError` has logged. */
export function logConsole(): void {
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => {
      if (args.some(hasDigest)) return;
      const text = args.filter((arg) => !(arg instanceof Error)).map((arg) => textOf(arg));
      const error = args.find((arg) => arg instanceof Error);
      log[level]("console", { message: text.join(" ").trim(), ...(error ? { error } : {}) });
    };
  }
}

function hasDigest(arg: unknown): boolean {
  return arg instanceof Error && "digest" in arg && typeof arg.digest === "string";
}

function textOf(arg: unknown): string {
  // Next colours its prefixes.
  return stripVTControlCharacters(typeof arg === "string" ? arg : inspect(arg, { depth: 2 }));
}
