import type { RowKind } from "./schema";

/** Keys of the browser's cache, which is cleared when the session changes. */
export const importKeys = {
  all: ["imports"] as const,
  list: ["imports", "list"] as const,
  mappings: ["imports", "mappings"] as const,
  preview: (table: string, mapping: string) => ["imports", "preview", table, mapping] as const,
  summary: (id: string) => ["imports", id] as const,
  rows: (id: string) => ["imports", id, "rows"] as const,
  decisions: (id: string) => ["imports", id, "decisions"] as const,
  kind: (id: string, kind: RowKind) => ["imports", id, "rows", kind] as const,
};
