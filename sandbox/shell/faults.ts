import { z } from "zod";

const DEFAULT_LATENCY_MS = 10_000;

/** Services that can have faults: those that the product calls, and those that Supabase calls. */
const FAULTY_SERVICES = ["igdb", "steam", "supabase", "turnstile", "mail"] as const;
export type FaultyService = (typeof FAULTY_SERVICES)[number];

const faultSchema = z.strictObject({
  service: z.enum(FAULTY_SERVICES),
  mode: z.enum(["ok", "down", "slow", "rate-limited", "error", "garbage", "reset"]),
  /** Delay of each response in the mode `slow`. */
  latencyMs: z.number().int().min(0).max(600_000).optional(),
  /** When it happens: before the request is handled, after it, or during the response (`reset` only). */
  at: z.enum(["request", "answer", "body"]).optional(),
  /** Limits the fault to calls with this prefix, in the form of the request log: `POST /rest/v1/rpc/`. */
  call: z.string().min(1).max(200).optional(),
  /** The fault ends after this many calls. */
  times: z.number().int().min(1).max(1000).optional(),
});

type Given = z.infer<typeof faultSchema>;
export type Fault = Pick<Given, "mode" | "latencyMs" | "at" | "call" | "times">;
export type Faults = ReturnType<typeof createFaults>;

const NO_FAULT: Fault = { mode: "ok" };

export function createFaults() {
  const current = new Map<FaultyService, Fault>(FAULTY_SERVICES.map((service) => [service, NO_FAULT]));
  const all = (): Record<string, Fault> => Object.fromEntries(current);
  return {
    /** The fault of a call such as `GET /rest/v1/profiles`; counts towards `times`. */
    get(service: FaultyService, call: string): Fault {
      const fault = current.get(service) ?? NO_FAULT;
      if (fault.call !== undefined && !call.startsWith(fault.call)) return NO_FAULT;
      if (fault.times === undefined) return fault;
      current.set(service, fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT);
      return fault;
    },
    all,
    /** Sets a fault. @returns what is wrong with the body, or undefined */
    set(body: unknown): string | undefined {
      const parsed = faultSchema.safeParse(body);
      if (!parsed.success) return z.prettifyError(parsed.error);
      current.set(parsed.data.service, toFault(parsed.data));
      return undefined;
    },
  };
}

function toFault({ mode, latencyMs, at, call, times }: Given): Fault {
  return {
    mode,
    ...(mode === "slow" ? { latencyMs: latencyMs ?? DEFAULT_LATENCY_MS } : {}),
    ...(mode === "reset" || mode === "slow" ? { at: at ?? "request" } : {}),
    ...(mode !== "ok" && call !== undefined ? { call } : {}),
    ...(mode !== "ok" && times !== undefined ? { times } : {}),
  };
}

type Answer = { status: number; headers: Record<string, string>; body: string };

const JSON_TYPE = { "content-type": "application/json" };
const HTML_TYPE = { "content-type": "text/html; charset=UTF-8" };

/** The rate limit error of IGDB and Twitch, Steam and Cloudflare, GoTrue, and Supabase's gateway. */
export function rateLimitedAnswer(service: FaultyService, path: string, apiVersion?: string): Answer {
  if (service === "igdb") {
    return { status: 429, headers: JSON_TYPE, body: JSON.stringify({ message: "Too Many Requests" }) };
  }
  if (service !== "supabase") {
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

/** The server error of IGDB's framework (Javalin), GoTrue, Storage (lock timeout), PostgREST (no database); otherwise an HTML page. */
export function ownErrorAnswer(service: FaultyService, path: string, apiVersion?: string): Answer {
  if (service === "igdb") {
    const type = "https://javalin.io/documentation#internalservererrorresponse";
    return json(500, { title: "Internal server error", status: 500, type, details: {} });
  }
  if (service !== "supabase") {
    const text = "Internal Server Error";
    const body = `<html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
    return { status: 500, headers: HTML_TYPE, body };
  }
  if (path.startsWith("/storage/")) {
    const message = "acquiring lock timeout";
    return json(400, { statusCode: "503", error: "acquiring_lock_timeout", message, code: "LockTimeout" });
  }
  if (path.startsWith("/auth/")) {
    const code = "unexpected_failure";
    const message = "Unexpected failure, please check server logs for more information";
    return json(500, apiVersion ? { code, message } : { code: 500, error_code: code, msg: message });
  }
  const message = "Database client error. Retrying the connection.";
  return json(503, { code: "PGRST001", details: null, hint: null, message });
}

function json(status: number, body: unknown): Answer {
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) };
}

/** Status 200 with an unrelated body, like a proxy's maintenance page. */
export const GARBAGE_ANSWER: Answer = {
  status: 200,
  headers: HTML_TYPE,
  body: "<!doctype html><title>Maintenance</title><p>We will be right back.",
};
