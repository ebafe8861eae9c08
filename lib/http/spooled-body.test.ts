import { existsSync, readFileSync } from "node:fs";
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

const { spoolBody, spoolForm } = await import("./spooled-body");

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

const FORM = { ...OPTIONS, maxBytes: 1_000_000, maxFiles: 2 };

async function readForm(request: Request) {
  const { path, files, fields, remove } = await spoolForm(request, FORM);
  const stored = readFileSync(path);
  await remove();
  const read = files.map(({ field, name, start, end }) => [field, name, stored.toString("utf8", start, end)]);
  return { files: read, fields: Object.fromEntries(fields) };
}

function formOf(fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return post(form);
}

it("reads a form as browsers write it: texts, large and empty files, names with quotes or line ends", async () => {
  const text = 'a\r\n--b\r\n\r\n"ü"\r\n';
  const large = text.repeat(20_000);
  const form = formOf([
    ["mapping", text],
    ["file", new File([large], 'a "b"\r\nü.csv')],
    ["file", new File([""], "empty.csv")],
    ["name", ""],
  ]);
  expect(await readForm(form)).toEqual({
    files: [
      ["file", 'a "b"\r\nü.csv', large],
      ["file", "empty.csv", ""],
    ],
    fields: { mapping: text, name: "" },
  });
});

it("reads one file more than the most, and no further ones", async () => {
  const file = new File(["1"], "a.csv");
  expect((await readForm(formOf(Array.from({ length: 9 }, () => ["file", file])))).files).toHaveLength(3);
});

const HEAD = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n';
it.each([
  ["another type", "text/plain; boundary=x", "--x--"],
  ["no boundary", "multipart/form-data", "--x--"],
  ["another boundary", "multipart/form-data; boundary=x", "--y--\r\n"],
  ["no body", "multipart/form-data; boundary=x", ""],
  ["a file without an end", "multipart/form-data; boundary=x", `${HEAD}\r\n1`],
  ["a second file without an end", "multipart/form-data; boundary=x", `${HEAD}\r\n1\r\n${HEAD}\r\n2`],
])("refuses a form with %s", async (_, type, body) => {
  await expect(spoolForm(post(body, { "content-type": type }), FORM)).rejects.toMatchObject({
    code: "invalid_input",
    message: "The body is not a valid form.",
  });
});

it("has the limits of a body for a form", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const large = spoolForm(post(stopping(1001), headers), { ...FORM, maxBytes: 1000 });
  await expect(large).rejects.toMatchObject({ code: "body_too_large" });
  const limits = { idleMs: 10, wholeMs: 60_000 };
  const slow = spoolForm(post(stopping(500), headers), { ...FORM, limits });
  await expect(slow).rejects.toMatchObject({ code: "body_timeout" });
});

it("reports a full disk as a failure of ours, not of the form", async () => {
  disk.isFull = true;
  const form = formOf([["file", new File(["1"], "a.csv")]]);
  await expect(spoolForm(form, FORM)).rejects.toMatchObject({ code: "internal", cause: { code: "ENOSPC" } });
  disk.isFull = false;
});
