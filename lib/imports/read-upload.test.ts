import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { receiveUpload } from "./read-upload";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES } from "./upload-limits";

const MAPPING = { columns: { title: "Name" }, ratingScale: 10, timeUnit: "hours", dateOrder: "dmy" };

const CHOICE = {
  headerKey: "name",
  mapping: MAPPING,
  isKept: true,
};

function requestOf(fields: [string, string | File][], headers: HeadersInit = {}) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request("http://localhost/api/imports", { method: "POST", body, headers });
}

const file = (name: string, text: string) => new File([text], name);
async function readUpload(request: Request) {
  const { path, files, choices, remove } = await receiveUpload(request);
  const bytes = await readFile(path);
  await remove();
  const texts = files.map(({ name, start, end }) => [name, bytes.toString("utf8", start, end)]);
  return { texts, choices };
}

const refusal = (request: Request) => readUpload(request).catch((error) => `${error.code}: ${error.message}`);

it("takes several files, and mappings of their tables", async () => {
  const upload = await readUpload(
    requestOf([
      ["file", file("a.csv", "Name\nPortal")],
      ["file", file("b.csv", "Name\nPortal 2")],
      ["mappings", JSON.stringify([CHOICE])],
    ]),
  );
  expect(upload.texts).toEqual([
    ["a.csv", "Name\nPortal"],
    ["b.csv", "Name\nPortal 2"],
  ]);
  expect(upload.choices).toEqual([CHOICE]);
});

it("refuses what is no form, has no file, or is empty", async () => {
  const json = new Request("http://localhost/api/imports", { method: "POST", body: "{}" });
  expect(await refusal(json)).toBe("invalid_input: The body must be sent as multipart/form-data.");
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const broken = new Request("http://localhost/api/imports", { method: "POST", body: "--y", headers });
  expect(await refusal(broken)).toBe("invalid_input: The body is not a valid form.");
  expect(await refusal(requestOf([["file", "text"]]))).toBe("invalid_input: Choose a file first.");
  expect(await refusal(requestOf([["file", file("a.csv", "")]]))).toBe("invalid_input: The file is empty.");
});

it("refuses a mapping that is no JSON or has an unknown field", async () => {
  const withMappings = (mappings: string) =>
    refusal(
      requestOf([
        ["file", file("a.csv", "x")],
        ["mappings", mappings],
      ]),
    );
  expect(await withMappings("{")).toBe("invalid_input: The mappings are not valid JSON.");
  const mapping = { ...MAPPING, columns: { nonsense: "x" } };
  expect(await withMappings(JSON.stringify([{ ...CHOICE, mapping }]))).toMatch(/^invalid_input: 0.mapping/);
});

it("refuses more than 10 MB, by the declared length and while reading", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(UPLOAD_MAX_BYTES / 4)) });
  const endless = { method: "POST", body, headers, duplex: "half" };
  expect(await refusal(new Request("http://localhost/api/imports", endless))).toBe(
    `body_too_large: ${FILES_TOO_LARGE}`,
  );
  const declared = new Request("http://localhost/api/imports", {
    method: "POST",
    body: "x",
    headers: { ...headers, "Content-Length": "20000000" },
  });
  expect(await refusal(declared)).toBe(`body_too_large: ${FILES_TOO_LARGE}`);
});
