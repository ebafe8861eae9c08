/** One value per process: Next bundles pages and route handlers separately, and a module variable exists once in each. */
export function processWide<T>(name: string, create: () => T): () => T {
  const key = Symbol.for(`questshelf.${name}`);
  const store: Record<symbol, { value: T } | undefined> = Object(globalThis);
  return () => {
    store[key] ??= { value: create() };
    return store[key].value;
  };
}
