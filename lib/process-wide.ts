/**
 * One value for the whole process. Next bundles pages and route handlers separately, so a module variable exists once in
 * each; limits and tokens must exist once.
 */
export function processWide<T>(name: string, create: () => T): () => T {
  const key = Symbol.for(`questshelf.${name}`);
  const store: Record<symbol, { value: T } | undefined> = Object(globalThis);
  return () => {
    store[key] ??= { value: create() };
    return store[key].value;
  };
}
