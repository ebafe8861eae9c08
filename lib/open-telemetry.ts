import "server-only";
import { metrics as api } from "@opentelemetry/api";

const TRACES = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
const METRICS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"];
const DEFAULT_INTERVAL_MS = 60_000;
/** Attributes of the framework's spans that may hold a search or a mail token. */
const ADDRESSES = ["http.target", "http.url", "url.full", "url.query", "next.span_name"];

/** Loads nothing unless the standard variables are set. Await it before the first request. @returns whether anything is sent */
export async function registerOpenTelemetry(variables = process.env): Promise<boolean> {
  const isSet = (names: string[]) => names.some((name) => variables[name]?.trim());
  const [sendsTraces, sendsMetrics] = [isSet(TRACES), isSet(METRICS)];
  if (variables.OTEL_SDK_DISABLED?.trim() === "true" || !(sendsTraces || sendsMetrics)) return false;

  // The framework's spans of each fetch contain whole URLs; `lib/upstream-call.ts` makes ours.
  process.env.NEXT_OTEL_FETCH_DISABLED = "1";
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({
    serviceName: "questshelf",
    instrumentations: [],
    spanProcessors: sendsTraces ? [withoutQueries, "auto"] : [],
    metricReaders: sendsMetrics ? [await metricReader(variables.OTEL_METRIC_EXPORT_INTERVAL)] : [],
  });
  if (sendsMetrics) observeMemory();
  return true;
}

async function metricReader(interval: string | undefined) {
  const [{ PeriodicExportingMetricReader }, { OTLPMetricExporter }] = await Promise.all([
    import("@opentelemetry/sdk-metrics"),
    import("@opentelemetry/exporter-metrics-otlp-http"),
  ]);
  const exportIntervalMillis = Number(interval) || DEFAULT_INTERVAL_MS;
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportIntervalMillis, 10_000),
  });
}

function observeMemory(): void {
  api
    .getMeter("questshelf")
    .createObservableGauge("questshelf.process.memory", { description: "Resident memory", unit: "By" })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
}

type EndedSpan = { name: string; attributes: Record<string, unknown> };

const withoutQueries = {
  onStart() {},
  onEnd({ attributes }: EndedSpan) {
    for (const name of ADDRESSES) {
      const value = attributes[name];
      if (typeof value === "string") attributes[name] = value.replace(/[?#]\S*/g, "");
    }
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};
