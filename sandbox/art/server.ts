import type { Tables } from "../igdb/tables.ts";
import { createCache } from "./cache.ts";
import { createDrawingThread } from "./drawing-thread.ts";
import { parseAddress } from "./sizes.ts";
import { createSubjects, type Subject } from "./subject.ts";

const CACHE_BYTES = 64 * 1024 * 1024;
const CONTENT_TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;

/** `/steam/{appid}/{hash}.jpg`: Steam's square icons; with eight zeros in gray. */
const STEAM_ICON = /^\/steam\/(\d{1,10})\/([0-9a-f]{8})([0-9a-f]{32})\.jpg$/;
const GRAY = "00000000";

const ICON_SIZE = { width: 64, height: 64, mode: "thumb" } as const;

function steamIcon(pathname: string) {
  const [, appid, start, hash] = STEAM_ICON.exec(pathname) ?? [];
  if (!appid || !hash) return null;
  const subject: Subject = { kind: "icon", key: `${appid} ${hash}`, isGray: start === GRAY };
  return { subject, size: ICON_SIZE, format: "jpg" } as const;
}

/** IGDB's image host: `/t_{size}/{image_id}.{jpg|png|webp}`, drawn from the catalogue. */
export function createImageHandler({ tables }: { tables: Tables }): (request: Request) => Promise<Response> {
  const subjectOf = createSubjects(tables);
  const cached = createCache(CACHE_BYTES);
  const draw = createDrawingThread();

  function jobFor(pathname: string) {
    const address = parseAddress(pathname);
    if (!address) return steamIcon(pathname);
    const subject = subjectOf(address.imageId);
    return subject && { subject, size: address.size, format: address.format };
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    const job = jobFor(pathname);
    if (!job) return new Response("Not Found", { status: 404, headers: { "content-type": "text/plain" } });
    const body = await cached(pathname, () => draw(job));
    return new Response(request.method === "HEAD" ? null : Uint8Array.from(body), {
      headers: {
        "content-type": CONTENT_TYPES[job.format],
        "content-length": String(body.byteLength),
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  };
}
