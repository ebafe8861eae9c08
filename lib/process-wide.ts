/**
 * One value for the whole process. Next bundles pages and route handlers apart, so a plain module variable exists
 * once for each of them (and once more after each change in development); limits and tokens must not.
 */
export function processWide<T>(name: string, create: () => T): () => T {
  const key = Symbol.for(`questshelf.${name}`);
  const store: Record<symbol, { value: T } | undefined> = Object(globalThis);
  return () => {
    store[key] ??= { value: create() };
    return store[key].value;
  };
}
