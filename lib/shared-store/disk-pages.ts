import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** Pages beyond those in memory. */
export type PageStore = {
  read(key: string): Promise<unknown>;
  write(key: string, page: object, seconds: number | undefined): Promise<void>;
  delete(key: string): Promise<void>;
};

/** Stores pages in files, one each, up to a size: the page written longest ago is deleted first. */
export function createDiskPages(folder: string, maxBytes: number): PageStore {
  const sizes = new Map<string, number>();
  let total = 0;
  let writes = 0;
  const pathOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));

  async function remove(key: string) {
    const bytes = sizes.get(key);
    if (bytes === undefined) return;
    sizes.delete(key);
    total -= bytes;
    await rm(pathOf(key), { force: true });
  }

  return {
    async read(key) {
      if (!sizes.has(key)) return undefined;
      try {
        return deserialize(await readFile(pathOf(key)));
      } catch {
        return undefined;
      }
    },
    async write(key, page) {
      const bytes = serialize(page);
      writes += 1;
      const unfinished = join(folder, `unfinished-${writes}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, pathOf(key));
      total += bytes.length - (sizes.get(key) ?? 0);
      sizes.delete(key);
      sizes.set(key, bytes.length);
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes) return;
        await remove(oldest);
      }
    },
    delete: remove,
  };
}
