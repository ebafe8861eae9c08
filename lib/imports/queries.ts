import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { gcTime } from "@/lib/query-gc-time";
import { importKeys } from "./keys";
import type { RowKind } from "./schema";
import { previewTable } from "./upload-files";

const READING_POLL_MS = 1500;

export function pastImportsOptions() {
  return queryOptions({
    queryKey: importKeys.list,
    queryFn: async ({ signal }) => (await api.get("/api/imports", { signal })).imports,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === "reading") ? READING_POLL_MS : false,
  });
}

export function importOptions(id: string) {
  return queryOptions({
    queryKey: importKeys.summary(id),
    queryFn: async ({ signal }) => (await api.get("/api/imports/[id]", { params: { id }, signal })).import,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      const isDeleted = error instanceof AppError && error.code === "not_found";
      return data?.state === "reading" && !isDeleted ? READING_POLL_MS : false;
    },
  });
}

/** How the server reads an unknown table by `mapping`, which is JSON. `table` identifies the files. */
export function previewOptions(table: string, files: readonly File[], headerKey: string, mapping: string) {
  return queryOptions({
    queryKey: importKeys.preview(table, mapping),
    queryFn: ({ signal }) => previewTable(files, headerKey, JSON.parse(mapping), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: gcTime(0),
  });
}

export function importRowsOptions(id: string, kind: RowKind) {
  return infiniteQueryOptions({
    queryKey: importKeys.kind(id, kind),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/imports/[id]/rows", { params: { id }, query: { kind, after: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Rows change with each decision: a list that is opened again is read again.
    gcTime: gcTime(0),
  });
}
