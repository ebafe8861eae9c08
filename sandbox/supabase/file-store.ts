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

/**
 * The bytes of stored objects, as files in `folder`. Lite has a store of its own, but only for its CLI; this one
 * also never leaves half a file behind, and no object's name becomes a path.
 */
export function createFileStore(folder: string): Store {
  const pathOf = (bucket: string, key: string) =>
    join(folder, createHash("sha256").update(`${bucket}/${key}`).digest("hex"));

  async function describe(bucket: string, key: string) {
    const { size, mtime } = await stat(pathOf(bucket, key));
    return {
      cacheControl: "no-cache",
      contentLength: size,
      size,
      mimetype: TYPES[key.slice(key.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream",
      lastModified: mtime,
      eTag: `"${createHash("md5").update(`${bucket}/${key}:${size}:${mtime.getTime()}`).digest("hex")}"`,
    };
  }

  async function put(bucket: string, key: string, bytes: Uint8Array) {
    await mkdir(folder, { recursive: true });
    const unfinished = `${pathOf(bucket, key)}.${crypto.randomUUID()}`;
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, pathOf(bucket, key));
    return await describe(bucket, key);
  }

  return {
    driver: null,
    async getObject(bucket, key, _version, headers) {
      const metadata = await describe(bucket, key);
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      return { httpStatusCode: 200, metadata, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await collect(body);
      return { ...(await put(bucket, key, bytes)), mimetype: contentType, cacheControl };
    },
    async deleteObject(bucket, key) {
      await rm(pathOf(bucket, key), { force: true });
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const { eTag, lastModified } = await put(toBucket, to, await readFile(pathOf(fromBucket, from)));
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: (bucket, key) => describe(bucket, key),
    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`;
    },
  };
}

async function collect(body: { getReader(): unknown } | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (!(Symbol.asyncIterator in body)) throw new Error("An upload must be readable piece by piece");
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
