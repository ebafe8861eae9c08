import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseQuery, readJson } from "./input";

const schema = z.strictObject({ name: z.string().max(5), age: z.number().optional() });

function post(body: BodyInit, type = "application/json") {
  return new Request("http://localhost/api", { method: "POST", body, headers: { "content-type": type } });
}

describe("readJson", () => {
  it("reads a body, with any case and charset of the content type", async () => {
    const request = post('{"name":"Zoë"}', "Application/JSON; charset=utf-8");
    expect(await readJson(request, schema)).toEqual({ name: "Zoë" });
  });

  it.each([
    ["another type", post('{"name":"a"}', "text/plain")],
    ["broken JSON", post('{"name":')],
    ["nothing", post("")],
    ["bytes that are not UTF-8", post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
    ["a wrong shape", post("[]")],
    ["an unknown field", post('{"name":"a","role":"admin"}')],
  ])("refuses %s as invalid_input", async (_, request) => {
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("names the invalid field", async () => {
    await expect(readJson(post('{"name":"too long"}'), schema)).rejects.toThrow(/^name: /);
  });

  it("shortens the name of an unknown field", async () => {
    const refused = readJson(post(JSON.stringify({ name: "a", ["x".repeat(5000)]: 1 })), schema);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/^Unrecognized key: "x{50,200}…$/),
    });
  });

  it("shows a sentence of the schema without the field's name", async () => {
    const own = z.object({ name: z.string().min(3, "Choose a longer name.") });
    await expect(readJson(post('{"name":"a"}'), own)).rejects.toThrow(/^Choose a longer name\.$/);
  });

  it("stops reading at the limit, also without Content-Length", async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64).fill(0x20));
      },
    });
    const request = new Request("http://localhost/api", {
      method: "POST",
      body: stream,
      headers: { "content-type": "application/json" },
      ...{ duplex: "half" },
    });
    await expect(readJson(request, schema, { maxBytes: 1000 })).rejects.toMatchObject({
      code: "body_too_large",
      status: 413,
    });
  });
});

describe("parseQuery", () => {
  const query = z.strictObject({ q: z.string(), offset: z.coerce.number().int().min(0).default(0) });

  it("fills in defaults", () => {
    expect(parseQuery("http://localhost/?q=halo", query)).toEqual({ q: "halo", offset: 0 });
  });

  it.each(["?q=a&q=b", "?q=a&offset=-1", "?q=a&offset=x", "?q=a&page=2", ""])("refuses %s", (search) => {
    expect(() => parseQuery(`http://localhost/${search}`, query)).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });
});
