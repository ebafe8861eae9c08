import { vi } from "vitest";

// The files of one thread share the packages that they load, but neither our own modules, nor what `processWide` and
// OpenTelemetry store on the global object, nor what a file has replaced.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (/^(questshelf|opentelemetry)\./.test(Symbol.keyFor(key) ?? "")) Reflect.deleteProperty(globalThis, key);
}
