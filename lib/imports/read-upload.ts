import "server-only";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from "./upload-limits";
import { type TableMapping, uploadFieldsSchema } from "./upload-schema";

/** Beside the files: boundaries, names and the mapping. */
const FORM_MAX_BYTES = 131_072;

type UploadedFile = { name: string; bytes: Uint8Array };
type Upload = {
  files: UploadedFile[];
  mapping: TableMapping | null;
  /** The columns for which the mapping is saved; null when it is not. */
  saveAs: string | null;
};

/** A form with `file` fields, and optionally `mapping` and `saveAs`. @throws {AppError} */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("invalid_input", "The body must be sent as multipart/form-data.");
  }
  const body = limited(request, UPLOAD_MAX_BYTES + FORM_MAX_BYTES);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch((error) => {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The body is not a valid form.", { cause: error });
  });
  const given = form.getAll("file").filter((value) => value instanceof File);
  if (given.length === 0) throw new AppError("invalid_input", "Choose a file first.");
  if (given.length > UPLOAD_MAX_FILES) {
    throw new AppError("invalid_input", `Choose at most ${UPLOAD_MAX_FILES} files at once.`);
  }
  const size = given.reduce((sum, file) => sum + file.size, 0);
  if (size > UPLOAD_MAX_BYTES) throw new AppError("body_too_large", FILES_TOO_LARGE);
  if (size === 0) throw new AppError("invalid_input", "The file is empty.");
  const { mapping, saveAs } = parseInput(uploadFieldsSchema, {
    mapping: parseJson(form.get("mapping")),
    saveAs: form.get("saveAs"),
  });
  const files = await Promise.all(
    given.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return { files, mapping, saveAs };
}

/** The body, not read into memory first: a form is a copy of it already. */
function limited({ headers, body }: Request, maxBytes: number): ReadableStream<Uint8Array> | null {
  const tooLarge = () => new AppError("body_too_large", FILES_TOO_LARGE);
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) stream.error(tooLarge());
      else stream.enqueue(chunk);
    },
  });
  return body?.pipeThrough(count) ?? null;
}

function parseJson(text: FormDataEntryValue | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError("invalid_input", "The mapping is not valid JSON.");
  }
}
