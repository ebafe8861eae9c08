import "server-only";
import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { metrics } from "./metrics";

type UpstreamCall = { service: string; method: string; url: string | URL };

/** Deeper path segments may name a user's file. */
const SHOWN_SEGMENTS = 4;

/** Calls an outside service inside a span and measures it. Neither query nor headers are recorded. */
export function upstreamCall<T>({ service, method, url }: UpstreamCall, call: () => Promise<T>): Promise<T> {
  const { host, pathname } = new URL(url);
  const attributes = {
    "peer.service": service,
    "server.address": host,
    "http.request.method": method,
    "url.path": pathname.split("/", SHOWN_SEGMENTS + 1).join("/"),
  };
  const tracer = trace.getTracer("questshelf");
  return tracer.startActiveSpan(
    `${service} ${method}`,
    { kind: SpanKind.CLIENT, attributes },
    async (span) => {
      const startedAt = performance.now();
      let outcome = "ok";
      try {
        const value = await call();
        if (value instanceof Response) {
          span.setAttribute("http.response.status_code", value.status);
          if (value.status >= 500 || value.status === 429) outcome = "status";
        }
        return value;
      } catch (error) {
        outcome = failureOf(error);
        throw error;
      } finally {
        if (outcome !== "ok") span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
        span.end();
        metrics().upstreamDuration.record((performance.now() - startedAt) / 1000, { service, outcome });
      }
    },
  );
}

function failureOf(error: unknown): string {
  const { kind, name } = Object(error);
  if (typeof kind === "string") return kind;
  return name === "TimeoutError" || name === "AbortError" ? "timeout" : "network";
}
