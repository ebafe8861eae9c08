import type { Mapping, TableReading } from "@/lib/import-files/entry";
import { uploadApi } from "@/lib/upload";
import type { TablesAnswer, UploadAnswer } from "./upload-schema";

/** The server reads, parses and stores up to 20,000 rows. */
const STALLED_MS = 120_000;

/** `onProgress` receives the share that was sent, 0–1. @throws {AppError} */
export function uploadFiles(form: FormData, onProgress: (share: number) => void): Promise<UploadAnswer> {
  const href = form.has("mappings") ? "/api/imports?mapped" : "/api/imports";
  return uploadApi("POST", href, form, { stalledMs: STALLED_MS, onProgress });
}

/** Describes a table by a mapping; nothing is imported. @throws {AppError} */
export async function previewTable(
  files: readonly File[],
  headerKey: string,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<TableReading | null> {
  const form = new FormData();
  form.set("mappings", JSON.stringify([{ headerKey, mapping, isKept: false }]));
  for (const file of files) form.append("file", file);
  const options = { stalledMs: STALLED_MS, onProgress: () => {}, signal };
  const { tables } = await uploadApi<TablesAnswer>("POST", "/api/imports?preview", form, options);
  return tables.find((table) => table.headerKey === headerKey)?.reading ?? null;
}
