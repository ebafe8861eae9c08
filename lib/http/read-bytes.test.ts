import { expect, test } from "vitest";
import { readBytes } from "./read-bytes";

function put(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request("http://localhost/api", { method: "PUT", body, headers, ...{ duplex: "half" } });
}

test("reads a body of exactly the limit", async () => {
  expect(await readBytes(put(new Uint8Array([1, 2, 3])), 3, "Too large.")).toEqual(Buffer.from([1, 2, 3]));
  expect(
    await readBytes(new Request("http://localhost/api", { method: "PUT" }), 3, "Too large."),
  ).toHaveLength(0);
});

test("reads nothing of a body with too large a Content-Length", async () => {
  let pulled = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10));
      },
    },
    { highWaterMark: 0 },
  );
  const request = put(stream, { "content-length": "1001" });
  await expect(readBytes(request, 1000, "Too large.")).rejects.toMatchObject({
    status: 413,
    message: "Too large.",
  });
  expect(pulled).toBe(0);
});

test("stops reading an endless body at the limit", async () => {
  let pulled = 0;
  let cancelled = false;
  const stream = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel() {
      cancelled = true;
    },
  });
  await expect(readBytes(put(stream), 1000, "Too large.")).rejects.toMatchObject({ code: "body_too_large" });
  expect(pulled).toBeLessThan(15);
  expect(cancelled).toBe(true);
});
