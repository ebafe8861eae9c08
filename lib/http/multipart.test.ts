import { expect, it } from "vitest";
import { formParts } from "./multipart";

async function partsOf(fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const response = new Response(form);
  const parts = formParts(
    Buffer.from(await response.arrayBuffer()),
    response.headers.get("content-type") ?? "",
  );
  return parts?.map(({ bytes, ...part }) => ({ ...part, text: new TextDecoder().decode(bytes) }));
}

it("reads what a browser writes: texts, files, empty ones and names with quotes or line ends", async () => {
  const text = 'a\r\n--b\r\n\r\n"ü"\r\n';
  expect(
    await partsOf([
      ["mapping", text],
      ["file", new File([text], 'a "b"\r\nü.csv')],
      ["file", new File([""], "empty.csv")],
      ["name", ""],
    ]),
  ).toEqual([
    { name: "mapping", fileName: null, text },
    { name: "file", fileName: 'a "b"\r\nü.csv', text },
    { name: "file", fileName: "empty.csv", text: "" },
    { name: "name", fileName: null, text: "" },
  ]);
  expect(await partsOf([])).toEqual([]);
});

it("does not take the name of the file for that of the field", () => {
  const body = '--x\r\nContent-Disposition: form-data; filename="a.csv"; name="file"\r\n\r\n1\r\n--x--\r\n';
  expect(formParts(Buffer.from(body), "multipart/form-data; boundary=x")).toMatchObject([
    { name: "file", fileName: "a.csv" },
  ]);
});

it.each([
  ["another type", "text/plain; boundary=x", "--x--"],
  ["no boundary", "multipart/form-data", "--x--"],
  ["another boundary", "multipart/form-data; boundary=x", "--y--\r\n"],
  ["no body", "multipart/form-data; boundary=x", ""],
  [
    "an end that is missing",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  ],
  [
    "a head without an end",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n--x--',
  ],
  ["a field without a name", "multipart/form-data; boundary=x", "--x\r\n\r\n1\r\n--x--"],
])("refuses %s", (_, type, body) => {
  expect(formParts(Buffer.from(body), type)).toBeNull();
});
