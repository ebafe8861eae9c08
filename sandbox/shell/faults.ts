import { z } from "zod";
import type { Service } from "./request-log.ts";

const DEFAULT_LATENCY_MS = 10_000;

const faultSchema = z.strictObject({
  service: z.enum(["igdb", "steam", "supabase"]),
  mode: z.enum(["ok", "down", "slow", "rate-limited", "garbage"]),
  latencyMs: z.number().int().min(0).max(600_000).optional(),
});

export type Fault = { mode: z.infer<typeof faultSchema>["mode"]; latencyMs?: number };
export type Faults = ReturnType<typeof createFaults>;

/** The trouble that each service is in at the moment: none, until somebody asks for it. */
export function createFaults() {
  const current: Record<Service, Fault> = {
    igdb: { mode: "ok" },
    steam: { mode: "ok" },
    supabase: { mode: "ok" },
  };
  return {
    get: (service: Service): Fault => current[service],
    all: (): Record<Service, Fault> => ({ ...current }),
    /** Answers with what is wrong with the body, or with nothing when the fault is set. */
    set(body: unknown): string | undefined {
      const parsed = faultSchema.safeParse(body);
      if (!parsed.success) return z.prettifyError(parsed.error);
      const { service, mode, latencyMs } = parsed.data;
      current[service] = mode === "slow" ? { mode, latencyMs: latencyMs ?? DEFAULT_LATENCY_MS } : { mode };
      return undefined;
    },
  };
}

type Answer = { status: number; headers: Record<string, string>; body: string };

const JSON_TYPE = { "content-type": "application/json" };
const HTML_TYPE = { "content-type": "text/html; charset=UTF-8" };

/** What the real service sends when it is asked too often; IGDB and Twitch, Steam, GoTrue, Supabase's gateway. */
export function rateLimitedAnswer(service: Service, path: string, apiVersion?: string): Answer {
  if (service === "igdb") {
    return { status: 429, headers: JSON_TYPE, body: JSON.stringify({ message: "Too Many Requests" }) };
  }
  if (service === "steam") {
    const text = "Too Many Requests";
    const body = `<html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
    return { status: 429, headers: HTML_TYPE, body };
  }
  if (!path.startsWith("/auth/")) {
    return { status: 429, headers: JSON_TYPE, body: JSON.stringify({ message: "API rate limit exceeded" }) };
  }
  const code = "over_request_rate_limit";
  const message = "Request rate limit reached";
  const body = apiVersion ? { code, message } : { code: 429, error_code: code, msg: message };
  return { status: 429, headers: { ...JSON_TYPE, "x-sb-error-code": code }, body: JSON.stringify(body) };
}

/** A success by its status that is none by its content, as a proxy's own page would be. */
export const GARBAGE_ANSWER: Answer = {
  status: 200,
  headers: HTML_TYPE,
  body: "<!doctype html><title>Maintenance</title><p>We will be right back.",
};
