import "server-only";
import { z } from "zod";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { chunksOf } from "@/lib/chunks";
import { AppError } from "@/lib/errors";
import type { ReadFile } from "@/lib/import-files/entry";
import { readInWorker } from "@/lib/import-files/read-in-worker";
import { toStorable } from "@/lib/storable-text";
import { answerOf } from "@/lib/supabase/answers";
import { deleteImport, setOptions } from "./change-import";
import { getMapping, saveMapping } from "./mappings";
import { readUpload } from "./read-upload";
import { stepAnswerSchema } from "./schema";
import { toProblemRow, toRow } from "./to-row";
import type { UploadAnswer } from "./upload-schema";

/** For all rows together, after they are parsed. */
const STORE_TIME_LIMIT_MS = 60_000;
/** The database's limit of one call. */
const ROWS_PER_CALL = 1000;
const FILE_NAME_MAX_LENGTH = 200;

type ReadEntries = Extract<ReadFile, { kind: "entries" }>;

/** Stores the rows of files. A table of an unknown layout is described instead. @throws {AppError} */
export async function beginImport(request: Request): Promise<UploadAnswer> {
  const { files, mapping, saveAs } = await readUpload(request);
  const read = await readInWorker(files, mapping ? { mapping } : {});
  if (read.kind === "refused") throw new AppError("invalid_input", read.sentence);
  // The time limit of the route's own client has been running since before the body, which may have come slowly.
  const user = await requireUser({ timeLimitMs: STORE_TIME_LIMIT_MS });
  if (read.kind === "table") {
    const { kind: _, ...table } = read;
    return { table: { ...table, saved: await getMapping(user, table.headerKey) } };
  }
  const id = await storeRows(user, nameOf(files), read);
  const { statusWords = {} } = mapping ?? {};
  if (Object.keys(statusWords).length > 0) await setOptions(user, id, { statusWords });
  if (mapping && saveAs !== null) await saveMapping(user, saveAs, mapping);
  return { id, skipped: read.skipped };
}

async function storeRows(user: CurrentUser, fileName: string, { format, entries, problems }: ReadEntries) {
  const { supabase } = user;
  const id = await answerOf(supabase.rpc("begin_import", { source: format, file_name: fileName }), z.uuid());
  try {
    let row = 0;
    // Rows take several times the memory of what was read, so only those of one call exist at a time.
    const store = (rows: readonly object[]) =>
      answerOf(
        supabase.rpc("add_import_rows", {
          import: id,
          rows: rows.map((values) => ({ row: ++row, ...values })),
        }),
        z.unknown(),
      );
    for (const page of chunksOf(entries, ROWS_PER_CALL)) await store(page.map(toRow));
    for (const page of chunksOf(problems, ROWS_PER_CALL)) await store(page.map(toProblemRow));
    await answerOf(supabase.rpc("end_reading", { import: id }), stepAnswerSchema);
  } catch (error) {
    // A part of a file is of no use. The database deletes what this cannot.
    await deleteImport(user, id).catch(() => undefined);
    throw error;
  }
  return id;
}

function nameOf(files: readonly { name: string }[]): string {
  const names = files.map(({ name }) => toStorable(name).trim()).filter(Boolean);
  return [...(names.join(", ") || "Without a name")].slice(0, FILE_NAME_MAX_LENGTH).join("");
}
