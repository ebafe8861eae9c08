import { vi } from "vitest";

// The files of one thread share the packages that they load, but neither our own modules, nor their state (which
// `processWide` stores on the global object), nor what a file has replaced.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (Symbol.keyFor(key)?.startsWith("questshelf.")) Reflect.deleteProperty(globalThis, key);
}
