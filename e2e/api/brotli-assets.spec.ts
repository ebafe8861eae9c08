import { request as ask } from "node:http";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "../support/fixtures";

type Asked = { method?: string; headers: Record<string, string> };

/** Fetches without decoding. */
function answerTo(url: string, { method = "GET", headers }: Asked) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const asking = ask(url, { method, headers }, async (answer) => {
        const bytes = Buffer.from(await text(answer.setEncoding("latin1")), "latin1");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes });
      });
      asking.on("error", reject).end();
    },
  );
}

for (const [kind, type] of [
  ["js", "application/javascript; charset=UTF-8"],
  ["css", "text/css; charset=UTF-8"],
] as const) {
  test(`serves a ${kind} file as Brotli to clients that accept it, unchanged to others`, async ({
    baseURL,
    request,
  }) => {
    const html = await (await request.get("/games")).text();
    const url = (baseURL ?? "") + html.match(new RegExp(`/_next/static/chunks/[^"\\\\]+\\.${kind}`))?.[0];
    const plain = await answerTo(url, { headers: {} });
    expect(plain.headers).not.toHaveProperty("content-encoding");

    const packed = await answerTo(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": type,
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);

    for (const encodings of ["gzip", "gzip, br;q=0", "gzip, brotli"]) {
      const answer = await answerTo(url, { headers: { "accept-encoding": encodings } });
      expect(answer.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(answer.bytes).equals(plain.bytes)).toBe(true);
    }
  });
}

test("serves ranges in the same encoding as the whole file", async ({ baseURL, request }) => {
  const html = await (await request.get("/games")).text();
  const url = (baseURL ?? "") + html.match(/\/_next\/static\/chunks\/[^"\\]+\.css/)?.[0];
  const whole = await answerTo(url, { headers: { "accept-encoding": "br" } });
  const part = await answerTo(url, {
    headers: {
      "accept-encoding": "br",
      range: "bytes=100-",
      "if-range": String(whole.headers["last-modified"]),
    },
  });
  expect([part.status, part.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(part.bytes.equals(whole.bytes)).toBe(true);
});

test("sends no Brotli header with other responses", async ({ baseURL, request }) => {
  const html = await (await request.get("/games")).text();
  const url = (baseURL ?? "") + html.match(/\/_next\/static\/chunks\/[^"\\]+\.css/)?.[0];
  const br = { "accept-encoding": "br" };
  for (const asked of [{ method: "POST", headers: br }, { headers: { ...br, "if-match": '"another"' } }]) {
    const answer = await answerTo(url, asked);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers).not.toHaveProperty("content-encoding");
  }
});
