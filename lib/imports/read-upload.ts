import "server-only";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { type Spooled, type SpooledForm, spoolForm } from "@/lib/http/spooled-body";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from "./upload-limits";
import { mappingsSchema, type TableChoice } from "./upload-schema";

/** Beside the files: boundaries, names and the mappings. */
const FORM_MAX_BYTES = 131_072;

export type Upload = Spooled & {
  /** The positions of the files in the spooled one. */
  files: { name: string; start: number; end: number }[];
  /** Null when the form has none. */
  choices: TableChoice[] | null;
};

/** Receives a form with `file` fields, and optionally `mappings`. @throws {AppError} */
export async function receiveUpload(request: Request): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("invalid_input", "The body must be sent as multipart/form-data.");
  }
  const form = await spoolForm(request, {
    maxBytes: UPLOAD_MAX_BYTES + FORM_MAX_BYTES,
    maxFiles: UPLOAD_MAX_FILES,
    tooLarge: FILES_TOO_LARGE,
  });
  try {
    return { ...form, ...contentOf(form) };
  } catch (error) {
    await form.remove();
    throw error;
  }
}

function contentOf({ files, fields }: SpooledForm): Pick<Upload, "files" | "choices"> {
  const given = files.filter(({ field }) => field === "file");
  if (given.length === 0) throw new AppError("invalid_input", "Choose a file first.");
  if (given.length > UPLOAD_MAX_FILES) {
    throw new AppError("invalid_input", `Choose at most ${UPLOAD_MAX_FILES} files at once.`);
  }
  const size = given.reduce((sum, file) => sum + file.end - file.start, 0);
  if (size > UPLOAD_MAX_BYTES) throw new AppError("body_too_large", FILES_TOO_LARGE);
  if (size === 0) throw new AppError("invalid_input", "The file is empty.");
  const mappings = fields.get("mappings");
  const choices = mappings === undefined ? null : parseInput(mappingsSchema, parseJson(mappings));
  return { files: given.map(({ name, start, end }) => ({ name, start, end })), choices };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The mappings are not valid JSON.");
  }
}
