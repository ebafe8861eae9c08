import "server-only";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { type FormPart, formParts } from "@/lib/http/multipart";
import { type SpooledBody, spoolBody } from "@/lib/http/spooled-body";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from "./upload-limits";
import { mappingsSchema, type TableChoice } from "./upload-schema";

/** Beside the files: boundaries, names and the mappings. */
const FORM_MAX_BYTES = 131_072;

type Upload = {
  /** The positions of the files in the body. */
  files: { name: string; start: number; end: number }[];
  /** Null when the form has none. */
  choices: TableChoice[] | null;
};

/** Receives the body of a form. @throws {AppError} */
export async function receiveForm(request: Request): Promise<SpooledBody> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("invalid_input", "The body must be sent as multipart/form-data.");
  }
  return spoolBody(request, { maxBytes: UPLOAD_MAX_BYTES + FORM_MAX_BYTES, tooLarge: FILES_TOO_LARGE });
}

/** A form with `file` fields, and optionally `mappings`. @throws {AppError} */
export function parseUpload(body: Buffer<ArrayBuffer>, type: string): Upload {
  const parts = formParts(body, type);
  if (!parts) throw new AppError("invalid_input", "The body is not a valid form.");
  const given = parts.flatMap(({ name, fileName, bytes }) =>
    name === "file" && fileName !== null ? [{ name: fileName, ...placeOf(bytes, body) }] : [],
  );
  if (given.length === 0) throw new AppError("invalid_input", "Choose a file first.");
  if (given.length > UPLOAD_MAX_FILES) {
    throw new AppError("invalid_input", `Choose at most ${UPLOAD_MAX_FILES} files at once.`);
  }
  const size = given.reduce((sum, file) => sum + file.end - file.start, 0);
  if (size > UPLOAD_MAX_BYTES) throw new AppError("body_too_large", FILES_TOO_LARGE);
  if (size === 0) throw new AppError("invalid_input", "The file is empty.");
  const mappings = textOf(parts, "mappings");
  const choices = mappings === null ? null : parseInput(mappingsSchema, parseJson(mappings));
  return { files: given, choices };
}

function placeOf(bytes: Uint8Array, body: Buffer) {
  const start = bytes.byteOffset - body.byteOffset;
  return { start, end: start + bytes.length };
}

function textOf(parts: FormPart[], name: string): string | null {
  const part = parts.find((part) => part.name === name);
  return part ? new TextDecoder().decode(part.bytes) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The mappings are not valid JSON.");
  }
}
