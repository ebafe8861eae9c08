/** A field of a form, as a view of the body. `fileName` is null for text. */
export type FormPart = { name: string; fileName: string | null; bytes: Uint8Array<ArrayBuffer> };

/**
 * The fields of a body of multipart/form-data (RFC 7578) without a copy of it: `Response.formData()` makes four, of which each is as
 * large as the files. Null if it is no such body.
 */
export function formParts(body: Buffer<ArrayBuffer>, contentType: string): FormPart[] | null {
  const [, quoted, plain] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return null;
  const first = Buffer.from(`--${boundary}`);
  const between = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, first.length).equals(first)) return null;
  const parts: FormPart[] = [];
  for (let at = first.length; ; ) {
    const mark = body.toString("latin1", at, at + 2);
    if (mark === "--") return parts;
    const headEnd = body.indexOf("\r\n\r\n", at);
    const end = headEnd < 0 ? -1 : body.indexOf(between, headEnd + 2);
    if (mark !== "\r\n" || end < 0) return null;
    const head = body.toString("utf8", at + 2, headEnd);
    const name = parameterOf(head, "name");
    if (name === null) return null;
    parts.push({
      name,
      fileName: parameterOf(head, "filename"),
      bytes: body.subarray(headEnd + 4, Math.max(end, headEnd + 4)),
    });
    at = end + between.length;
  }
}

/** Browsers escape only quotes and line ends. */
function parameterOf(head: string, name: string): string | null {
  const value = new RegExp(`^content-disposition:\\s*form-data;.*?\\b${name}="([^"]*)"`, "im").exec(
    head,
  )?.[1];
  return value?.replace(/%(22|0D|0A)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) ?? null;
}
