import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, createGzip, type Gzip, gzipSync } from "node:zlib";

/** `identity` is the page as UTF-8 bytes: encoding the string for each request takes longer than sending it. */
type Coding = "br" | "gzip" | "identity";
type Send = Pick<ServerResponse, "write" | "end">;

const MIN_BYTES = 1024;
/** Longer bodies are streamed: compressing them at once would delay other requests. */
const MAX_WHOLE_LENGTH = 1024 * 1024;
const MAX_STORED_BYTES = 32 * 1024 * 1024;
/** About as fast as gzip, and smaller. Higher qualities take ten times as long for a few percent. */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(javascript|json|xml|wasm)|image\/(svg|x-icon|bmp)|[^;]+\+(json|xml))/i;
const IS_SHARED = /\bs-maxage=/;
const NO_TRANSFORM = /\bno-transform\b/;

/**
 * Replaces Next's compression, which compresses a page again for every request: pages that are the same for everyone are
 * compressed once. The rest is compressed with gzip while it is sent.
 */
export function createCompression(maxStoredBytes = MAX_STORED_BYTES) {
  const pages = new EncodedPages(maxStoredBytes);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const codings = request.method === "HEAD" ? [] : acceptedCodings(request);
    const { writeHead, write, end } = response;
    let isDecided = false;
    let gzip: Gzip | undefined;

    response.writeHead = (status: number, ...rest: unknown[]) => {
      // Headers that are passed here are unknown to the check.
      if (!isDecided && rest.length === 0 && isCompressible(response, status)) {
        addVary(response);
        if (codings.includes("gzip")) gzip = gzipStream(response, { write, end });
      }
      isDecided = true;
      return Reflect.apply(writeHead, response, [status, ...rest]);
    };
    response.write = (...parts: unknown[]) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      return Reflect.apply(gzip ? gzip.write : write, gzip ?? response, parts);
    };
    response.end = (...parts: unknown[]) => {
      const [body] = parts;
      if (!response.headersSent && isWhole(body)) {
        isDecided = true;
        if (isCompressible(response, response.statusCode)) {
          addVary(response);
          parts[0] = encodedPage(response, body, codings[0] ?? "identity", pages);
        }
      } else if (!response.headersSent) {
        response.writeHead(response.statusCode);
      }
      if (!gzip) return Reflect.apply(end, response, parts);
      Reflect.apply(gzip.end, gzip, parts);
      return response;
    };
  };
}

/** Next sends a page at once. */
function isWhole(body: unknown): body is string | null | undefined {
  return body === undefined || body === null || (typeof body === "string" && body.length <= MAX_WHOLE_LENGTH);
}

function isCompressible(response: ServerResponse, status: number): boolean {
  if (status === 204 || status === 206 || status === 304) return false;
  if (response.hasHeader("Content-Encoding")) return false;
  if (Number(response.getHeader("Content-Length") ?? MIN_BYTES) < MIN_BYTES) return false;
  if (NO_TRANSFORM.test(String(response.getHeader("Cache-Control")))) return false;
  return COMPRESSIBLE.test(String(response.getHeader("Content-Type")));
}

/** The better one first. */
function acceptedCodings({ headers }: IncomingMessage): Coding[] {
  const accepted = String(headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).filter((coding) => accepted.includes(coding));
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (/\baccept-encoding\b/i.test(vary)) return;
  response.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}

function encodedPage(
  response: ServerResponse,
  body: string | null | undefined,
  coding: Coding,
  pages: EncodedPages,
): string | Buffer | null | undefined {
  const isShared = IS_SHARED.test(String(response.getHeader("Cache-Control")));
  if (!body || body.length < MIN_BYTES || (coding === "identity" && !isShared)) return body;
  const encoded = isShared ? pages.get(body, coding) : encode(body, coding);
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", encoded.length);
  return encoded;
}

function encode(body: string, coding: Coding): Buffer {
  if (coding === "identity") return Buffer.from(body);
  if (coding === "gzip") return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** Drops the least recently used pages. */
class EncodedPages {
  readonly #limit: number;
  // Keyed by the page: Next caches the same string, so a lookup compares pointers. A hash would read the whole page.
  readonly #pages = new Map<string, Map<Coding, Buffer>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(body: string, coding: Coding): Buffer {
    const forms = this.#pages.get(body) ?? new Map<Coding, Buffer>();
    const stored = forms.get(coding);
    const form = stored ?? encode(body, coding);
    if (!this.#pages.delete(body)) this.#bytes += body.length;
    if (!stored) this.#bytes += form.length;
    this.#pages.set(body, forms.set(coding, form));
    for (const [oldest, dropped] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      this.#pages.delete(oldest);
      this.#bytes -= oldest.length + [...dropped.values()].reduce((sum, { length }) => sum + length, 0);
    }
    return form;
  }
}

/** Next calls `flush` after each part of a page, so that none waits for the next. */
function gzipStream(response: ServerResponse, { write, end }: Send): Gzip {
  const gzip = createGzip();
  response.setHeader("Content-Encoding", "gzip");
  response.removeHeader("Content-Length");
  gzip.on("data", (part) => {
    if (!Reflect.apply(write, response, [part])) gzip.pause();
  });
  gzip.on("end", () => Reflect.apply(end, response, []));
  gzip.on("error", (error) => response.destroy(error));
  // The writer waits for `drain` on the response, after a `write` that the compression has refused.
  response.on("drain", () => {
    if (!response.writableNeedDrain) gzip.resume();
  });
  gzip.on("drain", () => response.emit("drain"));
  response.once("close", () => gzip.destroy());
  Object.assign(response, { flush: () => gzip.flush(constants.Z_SYNC_FLUSH) });
  return gzip;
}
