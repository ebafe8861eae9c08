import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/client-address";
import { withOpenUpload } from "@/lib/http/open-uploads";
import type { ColumnReport, Skipped } from "@/lib/import-files/entry";
import { type Piece, readInProcess } from "@/lib/import-files/read-in-process";
import { toStorable } from "@/lib/storable-text";
import { answerOf } from "@/lib/supabase/answers";
import { deleteImport } from "./change-import";
import { getMapping, saveMapping } from "./mappings";
import { receiveUpload, type Upload } from "./read-upload";
import { inReadingTurn } from "./reading-turn";
import { toProblemRow, toRow } from "./to-row";
import { READING_MAX_MS } from "./upload-limits";
import type { Table, UploadAnswer } from "./upload-schema";

const FILE_NAME_MAX_LENGTH = 200;
/** Different reasons. A ZIP has one for each file in it that is not read. */
const LEFT_OUT_MAX = 50;
const REASON_MAX_LENGTH = 300;
const COLUMNS_MAX = 100;

/** Stores the rows of files. Tables of unknown layouts are described instead. @throws {AppError} */
export function beginImport(request: Request, user: CurrentUser, isMapped: boolean): Promise<UploadAnswer> {
  return withUpload(request, user, (upload) => storeRows(upload, isMapped));
}

/** Describes tables of unknown layouts by mappings; stores nothing. @throws {AppError} */
export function previewTables(request: Request, user: CurrentUser): Promise<{ tables: Table[] }> {
  return withUpload(request, user, async ({ path, files, choices }) => {
    if (!choices) throw new AppError("invalid_input", "Send `mappings` to ?preview.");
    const options = { choices, isPreview: true };
    const read = await readInProcess({ path, files }, options, async () => {});
    if (read.kind === "tables") return { tables: read.tables.map((table) => ({ ...table, saved: null })) };
    throw new AppError("invalid_input", read.kind === "refused" ? read.sentence : "This is no table.");
  });
}

/** Receives a form, and calls `read` when a reader is free. */
function withUpload<T>(
  request: Request,
  user: CurrentUser,
  read: (upload: Upload) => Promise<T>,
): Promise<T> {
  return withOpenUpload({ account: user.id, address: clientAddress(request) }, async () => {
    const upload = await receiveUpload(request);
    try {
      return await inReadingTurn(user.id, () => read(upload));
    } finally {
      await upload.remove();
    }
  });
}

async function storeRows({ path, files, choices }: Upload, isMapped: boolean): Promise<UploadAnswer> {
  if (isMapped !== (choices !== null)) {
    throw new AppError("invalid_input", "Send `mappings` to ?mapped, and files alone without it.");
  }
  const rows = new StoredRows(nameOf(files));
  try {
    const read = await readInProcess({ path, files }, choices ? { choices } : {}, (piece) =>
      rows.store(piece),
    );
    if (read.kind === "refused") throw new AppError("invalid_input", read.sentence);
    const user = await rows.user();
    if (read.kind === "tables") {
      const saved = await Promise.all(read.tables.map(({ headerKey }) => getMapping(user, headerKey)));
      return { tables: read.tables.map((table, index) => ({ ...table, saved: saved[index] ?? null })) };
    }
    const id = await rows.end(read);
    for (const { headerKey, mapping, isKept } of choices ?? []) {
      if (mapping && isKept) await saveMapping(user, headerKey, mapping);
    }
    return { id };
  } catch (error) {
    await rows.discard();
    throw error;
  }
}

type ReadHead = { format: string; skipped: Skipped[]; cells: ColumnReport[] };

/** Stores the rows of an import while the reader still reads the file. */
class StoredRows {
  readonly #fileName: string;
  #user: Promise<CurrentUser> | undefined;
  #id: Promise<string> | undefined;
  #rows = 0;
  #records = 0;

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  /** A new client: the time limit of the route's own began before the body, which may have arrived slowly. */
  user(): Promise<CurrentUser> {
    this.#user ??= requireUser({ timeLimitMs: READING_MAX_MS });
    return this.#user;
  }

  async #begin(format: string): Promise<string> {
    const { supabase } = await this.user();
    return answerOf(supabase.rpc("begin_import", { source: format, file_name: this.#fileName }));
  }

  #idOf(format: string): Promise<string> {
    this.#id ??= this.#begin(format);
    return this.#id;
  }

  async store({ format, entries, problems, records }: Piece): Promise<void> {
    const id = await this.#idOf(format);
    const { supabase } = await this.user();
    const rows = [...entries.map(toRow), ...problems.map(toProblemRow)];
    if (rows.length > 0) {
      const numbered = rows.map((values) => ({ row: ++this.#rows, ...values }));
      await answerOf(supabase.rpc("add_import_rows", { import: id, rows: numbered }));
    }
    if (records.length > 0) {
      const placed = records.map((record) => ({ place: ++this.#records, ...record }));
      await answerOf(supabase.rpc("add_import_records", { import: id, records: placed }));
    }
  }

  async end({ format, skipped, cells }: ReadHead): Promise<string> {
    const id = await this.#idOf(format);
    const { supabase } = await this.user();
    const args = { import: id, left_out: namedReasons(skipped), cells: cells.slice(0, COLUMNS_MAX) };
    await answerOf(supabase.rpc("end_reading", args));
    return id;
  }

  /** Deletes a partly stored file. If this fails, the database deletes it a day later. */
  async discard(): Promise<void> {
    if (!this.#id) return;
    await Promise.all([this.user(), this.#id])
      .then(([user, id]) => deleteImport(user, id))
      .catch(() => undefined);
  }
}

function namedReasons(skipped: Skipped[]): Skipped[] {
  const shorten = ({ reason, count }: Skipped) => ({
    reason: reason.slice(0, REASON_MAX_LENGTH).toWellFormed(),
    count,
  });
  const named = skipped.slice(0, LEFT_OUT_MAX).map(shorten);
  const others = skipped.slice(LEFT_OUT_MAX);
  if (others.length === 0) return named;
  const count = others.reduce((sum, other) => sum + other.count, 0);
  return [...named, { reason: "Other files or rows that are not read", count }];
}

function nameOf(files: readonly { name: string }[]): string {
  const names = files.map(({ name }) => toStorable(name).trim()).filter(Boolean);
  return [...(names.join(", ") || "Without a name")].slice(0, FILE_NAME_MAX_LENGTH).join("");
}
