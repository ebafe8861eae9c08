import { existsSync } from "node:fs";
import { expect, it, vi } from "vitest";

const { disk } = vi.hoisted(() => ({ disk: { isFull: false } }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const open: typeof real.open = async (...args) => {
    const file = await real.open(...args);
    if (disk.isFull) file.write = () => Promise.reject(Object.assign(new Error("disk"), { code: "ENOSPC" }));
    return file;
  };
  return { ...real, open };
});

const { spoolBody } = await import("./spooled-body");

const OPTIONS = { maxBytes: 1000, tooLarge: "Too large." };

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, ...{ duplex: "half" } });

/** Sends so many bytes, and then nothing. */
const stopping = (bytes: number) =>
  new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(bytes)) });

it("stores the body in a file until it is removed", async () => {
  const body = await spoolBody(post("some text"), OPTIONS);
  expect((await body.bytes()).toString()).toBe("some text");
  await body.remove();
  expect(existsSync(body.path)).toBe(false);
});

it("refuses a large body by its declared length, and while it arrives", async () => {
  const refusal = { code: "body_too_large", message: "Too large." };
  await expect(spoolBody(post("x", { "content-length": "1001" }), OPTIONS)).rejects.toMatchObject(refusal);
  await expect(spoolBody(post(stopping(1001)), OPTIONS)).rejects.toMatchObject(refusal);
});

it.each([
  ["stops", { idleMs: 10, wholeMs: 60_000 }],
  ["takes too long", { idleMs: 60_000, wholeMs: 10 }],
])("ends an upload that %s", async (_, limits) => {
  await expect(spoolBody(post(stopping(500)), { ...OPTIONS, limits })).rejects.toMatchObject({
    code: "body_timeout",
    message: "The upload was too slow. Please try again with a faster connection, or with a smaller file.",
  });
});

it("reports an upload that was cut off", async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error("aborted")) });
  await expect(spoolBody(post(broken), OPTIONS)).rejects.toMatchObject({
    code: "invalid_input",
    message: "The upload was cut off. Please check your connection and send the file again.",
  });
});

it("reports a full disk as a failure of ours, not of the connection", async () => {
  disk.isFull = true;
  await expect(spoolBody(post("some text"), OPTIONS)).rejects.toMatchObject({ code: "ENOSPC" });
  disk.isFull = false;
});
