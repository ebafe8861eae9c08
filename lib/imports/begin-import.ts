import "server-only";
import { z } from "zod";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { type Piece, readInWorker } from "@/lib/import-files/read-in-worker";
import { toStorable } from "@/lib/storable-text";
import { answerOf } from "@/lib/supabase/answers";
import { deleteImport, setOptions } from "./change-import";
import { getMapping, saveMapping } from "./mappings";
import { readUpload } from "./read-upload";
import { stepAnswerSchema } from "./schema";
import { toProblemRow, toRow } from "./to-row";
import type { UploadAnswer } from "./upload-schema";

/** For all rows together, after the file is read. */
const STORE_TIME_LIMIT_MS = 60_000;
const FILE_NAME_MAX_LENGTH = 200;

/** Stores the rows of files. A table of an unknown layout is described instead. @throws {AppError} */
export async function beginImport(request: Request): Promise<UploadAnswer> {
  const { files, mapping, saveAs } = await readUpload(request);
  const rows = new StoredRows(nameOf(files));
  try {
    const read = await readInWorker(files, mapping ? { mapping } : {}, (piece) => rows.store(piece));
    if (read.kind === "refused") throw new AppError("invalid_input", read.sentence);
    const user = await rows.user();
    if (read.kind === "table") {
      const { kind: _, ...table } = read;
      return { table: { ...table, saved: await getMapping(user, table.headerKey) } };
    }
    const id = await rows.end(read.format);
    const { statusWords = {} } = mapping ?? {};
    if (Object.keys(statusWords).length > 0) await setOptions(user, id, { statusWords });
    if (mapping && saveAs !== null) await saveMapping(user, saveAs, mapping);
    return { id, skipped: read.skipped };
  } catch (error) {
    await rows.discard();
    throw error;
  }
}

/** The rows of an import in the database, which get there while the file is still in the worker's memory. */
class StoredRows {
  readonly #fileName: string;
  #user: Promise<CurrentUser> | undefined;
  #id: Promise<string> | undefined;
  #count = 0;

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  /** The time limit of the route's own client has been running since before the body, which may have come slowly. */
  user(): Promise<CurrentUser> {
    this.#user ??= requireUser({ timeLimitMs: STORE_TIME_LIMIT_MS });
    return this.#user;
  }

  async #begin(format: string): Promise<string> {
    const { supabase } = await this.user();
    return answerOf(supabase.rpc("begin_import", { source: format, file_name: this.#fileName }), z.uuid());
  }

  #idOf(format: string): Promise<string> {
    this.#id ??= this.#begin(format);
    return this.#id;
  }

  async store({ format, entries, problems }: Piece): Promise<void> {
    const id = await this.#idOf(format);
    const { supabase } = await this.user();
    const rows = [...entries.map(toRow), ...problems.map(toProblemRow)];
    const numbered = rows.map((values) => ({ row: ++this.#count, ...values }));
    await answerOf(supabase.rpc("add_import_rows", { import: id, rows: numbered }), z.unknown());
  }

  async end(format: string): Promise<string> {
    const id = await this.#idOf(format);
    const { supabase } = await this.user();
    await answerOf(supabase.rpc("end_reading", { import: id }), stepAnswerSchema);
    return id;
  }

  /** A part of a file is of no use. The database deletes what this cannot. */
  async discard(): Promise<void> {
    if (!this.#id) return;
    await Promise.all([this.user(), this.#id])
      .then(([user, id]) => deleteImport(user, id))
      .catch(() => undefined);
  }
}

function nameOf(files: readonly { name: string }[]): string {
  const names = files.map(({ name }) => toStorable(name).trim()).filter(Boolean);
  return [...(names.join(", ") || "Without a name")].slice(0, FILE_NAME_MAX_LENGTH).join("");
}
