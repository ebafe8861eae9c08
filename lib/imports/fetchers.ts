import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import { uploadApi } from "@/lib/upload";
import {
  type ImportPage,
  type ImportSummary,
  importPageSchema,
  importSummarySchema,
  type PastImport,
  type Policy,
  pastImportsSchema,
  type RowKind,
  type Step,
  type StepAnswer,
  stepAnswerSchema,
  type WordMeaning,
} from "./schema";
import {
  type Mapping,
  type Reading,
  tablesAnswerSchema,
  type UploadAnswer,
  uploadAnswerSchema,
} from "./upload-schema";

const summaryAnswerSchema = z.object({ import: importSummarySchema });
const acceptedSchema = z.object({ accepted: z.number().int() });
const doneSchema = z.object({});

/** A batch may take as long as the server's own limit. */
const STEP_LIMIT_MS = 60_000;

const pathOf = (id: string) => `/api/imports/${encodeURIComponent(id)}`;

/** All of these throw an `AppError` with the API's code and message. */
export async function fetchImports(signal: AbortSignal): Promise<PastImport[]> {
  return (await readApi("/api/imports", pastImportsSchema, { signal })).imports;
}

export async function fetchImport(id: string, signal: AbortSignal): Promise<ImportSummary> {
  return (await readApi(pathOf(id), summaryAnswerSchema, { signal })).import;
}

export function fetchImportPage(
  id: string,
  kind: RowKind,
  after: number,
  signal: AbortSignal,
): Promise<ImportPage> {
  const query = new URLSearchParams({ kind, after: String(after) });
  return readApi(`${pathOf(id)}/rows?${query}`, importPageSchema, { signal });
}

export function postStep(id: string, step: Step): Promise<StepAnswer> {
  return writeApi("POST", `${pathOf(id)}/${step}`, undefined, stepAnswerSchema, {
    timeLimitMs: STEP_LIMIT_MS,
  });
}

export type RowChoice = { gameId: number | null; skip: boolean };

export async function putRow(id: string, row: number, choice: RowChoice): Promise<void> {
  await writeApi("PUT", `${pathOf(id)}/rows/${row}`, choice, doneSchema);
}

export async function postAccept(id: string): Promise<number> {
  return (await writeApi("POST", `${pathOf(id)}/accept`, undefined, acceptedSchema)).accepted;
}

export type ImportOptions = { policy?: Partial<Policy>; statusWords?: Record<string, WordMeaning | null> };

export async function patchImport(id: string, options: ImportOptions): Promise<void> {
  await writeApi("PATCH", pathOf(id), options, doneSchema);
}

export async function deleteImport(id: string): Promise<void> {
  await writeApi("DELETE", pathOf(id), undefined, doneSchema);
}

/** The server reads, parses and stores up to 20,000 rows. */
const UPLOAD_STALLED_MS = 120_000;

/** `onProgress` receives the share that was sent, 0–1. */
export function uploadFiles(form: FormData, onProgress: (share: number) => void): Promise<UploadAnswer> {
  const path = form.has("mappings") ? "/api/imports?mapped" : "/api/imports";
  const options = { stalledMs: UPLOAD_STALLED_MS, onProgress };
  return uploadApi("POST", path, form, uploadAnswerSchema, options);
}

/** Describes a table by a mapping; nothing is imported. */
export async function previewTable(
  files: readonly File[],
  headerKey: string,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<Reading | null> {
  const form = new FormData();
  form.set("mappings", JSON.stringify([{ headerKey, mapping, isKept: false }]));
  for (const file of files) form.append("file", file);
  const options = { stalledMs: UPLOAD_STALLED_MS, onProgress: () => {}, signal };
  const { tables } = await uploadApi("POST", "/api/imports?preview", form, tablesAnswerSchema, options);
  return tables.find((table) => table.headerKey === headerKey)?.reading ?? null;
}
