import { rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PAGE_FILES } from "../next-internals/incremental-cache.ts";

/** Keeps the page cache's files below a size: the page written longest ago is deleted first. */
export type DiskLimit = {
  wrote(key: string, bytes: number): Promise<void>;
  drop(key: string): Promise<void>;
};

export function createDiskLimit(root: string, maxBytes: number): DiskLimit {
  const sizes = new Map<string, number>();
  let total = 0;

  function note(key: string, bytes: number) {
    total += bytes - (sizes.get(key) ?? 0);
    sizes.delete(key);
    sizes.set(key, bytes);
  }

  async function drop(key: string) {
    const bytes = sizes.get(key);
    if (bytes === undefined) return;
    sizes.delete(key);
    total -= bytes;
    const path = join(root, key);
    await Promise.all(PAGE_FILES.map((suffix) => rm(path + suffix, { recursive: true, force: true })));
    await rmdir(dirname(path)).catch(() => {});
  }

  async function trim() {
    for (const key of sizes.keys()) {
      if (total <= maxBytes) return;
      await drop(key);
    }
  }

  return {
    async wrote(key, bytes) {
      note(key, bytes);
      await trim();
    },
    drop,
  };
}

type PageParts = {
  html: string;
  rscData?: Uint8Array | undefined;
  segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
};

/** The bytes of a page's files, without the small `.meta`. */
export function pageBytes({ html, rscData, segmentData }: PageParts): number {
  const segments = [...(segmentData ?? [])].reduce((sum, [, bytes]) => sum + bytes.length, 0);
  return Buffer.byteLength(html) + (rscData?.length ?? 0) + segments;
}
