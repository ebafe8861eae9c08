import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** What Next writes for one page: `<key>.html`, `.meta` …, and a folder `<key>.segments`. */
const FILES = [".html", ".body", ".meta", ".rsc", ".segments"];
const SUFFIX = /\.segments\/.*$|\.(?:html|body|meta|rsc)$/;

/** Keeps the page cache's files below a size: the page that was written longest ago goes first. */
export type DiskLimit = {
  /** Notes that a page was written. */
  wrote(key: string, bytes: number): Promise<void>;
  /** Takes a page's files away, if there are any. */
  drop(key: string): Promise<void>;
};

/**
 * @param root the folder below which a key's files lie, those that an earlier process left among them
 * @param folder the part of it that is limited
 */
export function createDiskLimit(root: string, folder: string, maxBytes: number): DiskLimit {
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
    await Promise.all(FILES.map((suffix) => rm(path + suffix, { recursive: true, force: true })));
    // The folder of a game, when nothing of it is left.
    await rmdir(dirname(path)).catch(() => {});
  }

  async function trim() {
    for (const key of sizes.keys()) {
      if (total <= maxBytes) return;
      await drop(key);
    }
  }

  const earlier = readEarlier(root, folder).then((found) => {
    const written = [...sizes];
    for (const [key, { bytes }] of found) if (!sizes.has(key)) note(key, bytes);
    for (const [key, bytes] of written) note(key, bytes);
    return trim();
  });

  return {
    async wrote(key, bytes) {
      note(key, bytes);
      await earlier;
      await trim();
    },
    async drop(key) {
      await earlier;
      await drop(key);
    },
  };
}

type Earlier = { bytes: number; writtenMs: number };

async function readEarlier(root: string, folder: string): Promise<[string, Earlier][]> {
  const found = new Map<string, Earlier>();
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(() => null);
    if (!file) continue;
    const key = `/${relative(root, path).replace(SUFFIX, "")}`;
    const known = found.get(key) ?? { bytes: 0, writtenMs: 0 };
    found.set(key, {
      bytes: known.bytes + file.size,
      writtenMs: Math.max(known.writtenMs, file.mtimeMs),
    });
  }
  return [...found].sort(([, a], [, b]) => a.writtenMs - b.writtenMs);
}

type PageParts = {
  html: string;
  rscData?: Uint8Array | undefined;
  segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
};

/** The bytes of a page's files, but for the little that is noted beside them. */
export function pageBytes({ html, rscData, segmentData }: PageParts): number {
  const segments = [...(segmentData ?? [])].reduce((sum, [, bytes]) => sum + bytes.length, 0);
  return Buffer.byteLength(html) + (rscData?.length ?? 0) + segments;
}
