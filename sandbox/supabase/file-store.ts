import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "@supabase/lite";

type Store = NonNullable<App["_storageAdapter"]>;

const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Metadata of the upload. Without it, the type is derived from the name's extension. */
type Declared = { mimetype?: string; cacheControl?: string };

/**
 * Stores objects and their metadata as files in `folder`. Lite's own store is for its CLI only; this one writes files
 * atomically and never uses an object's name as a path.
 */
export function createFileStore(folder: string): Store {
  const pathOf = (bucket: string, key: string) =>
    join(folder, createHash("sha256").update(`${bucket}/${key}`).digest("hex"));

  async function describe(bucket: string, key: string) {
    const { size, mtime } = await stat(pathOf(bucket, key));
    const { mimetype, cacheControl = "no-cache" } = await readDeclared(pathOf(bucket, key));
    return {
      cacheControl,
      contentLength: size,
      size,
      mimetype: mimetype ?? typeOf(key),
      lastModified: mtime,
      eTag: `"${createHash("md5").update(`${bucket}/${key}:${size}:${mtime.getTime()}`).digest("hex")}"`,
    };
  }

  async function put(bucket: string, key: string, bytes: Uint8Array, declared: Declared) {
    await mkdir(folder, { recursive: true });
    await replace(`${pathOf(bucket, key)}.json`, JSON.stringify(declared));
    await replace(pathOf(bucket, key), bytes);
    return await describe(bucket, key);
  }

  async function remove(bucket: string, key: string) {
    await rm(pathOf(bucket, key), { force: true });
    await rm(`${pathOf(bucket, key)}.json`, { force: true });
  }

  return {
    driver: null,
    async getObject(bucket, key, _version, headers) {
      const metadata = await describe(bucket, key).catch(ifMissing(null));
      // If the body is missing, Lite returns 404, as Storage does for a lost file.
      if (!metadata) return { httpStatusCode: 404, metadata: LOST };
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      return { httpStatusCode: 200, metadata, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await collect(body);
      return await put(bucket, key, bytes, { mimetype: contentType, cacheControl });
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const bytes = await readFile(pathOf(fromBucket, from));
      const declared = await readDeclared(pathOf(fromBucket, from));
      const { eTag, lastModified } = await put(toBucket, to, bytes, declared);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: (bucket, key) => describe(bucket, key),
    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`;
    },
  };
}

const LOST = {
  cacheControl: "no-store",
  contentLength: 0,
  size: 0,
  mimetype: "",
  lastModified: new Date(0),
  eTag: "",
};

async function readDeclared(path: string): Promise<Declared> {
  const text = await readFile(`${path}.json`, "utf8").catch(ifMissing("{}"));
  return JSON.parse(text);
}

function typeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

/** Writes a file atomically. */
async function replace(path: string, content: Uint8Array | string) {
  const unfinished = `${path}.${crypto.randomUUID()}`;
  await writeFile(unfinished, content, { flush: true });
  await rename(unfinished, path);
}

function ifMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

async function collect(body: { getReader(): unknown } | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (!(Symbol.asyncIterator in body)) throw new Error("An upload must be readable piece by piece");
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
