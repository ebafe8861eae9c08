"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "@/components/ui/use-debounced";
import type { MapperField, Mapping } from "@/lib/import-files/entry";
import { previewOptions } from "@/lib/imports/queries";
import type { Table } from "@/lib/imports/upload-schema";
import { type Choices, choicesOf, columnsOf, withField } from "./mapper-fields";

/** Several choices at once cause one preview. */
const PREVIEW_DELAY_MS = 300;

/** The user's decisions; null if the cells decide. */
export type Decisions = Pick<Mapping, "ratingScale" | "timeUnit" | "dateOrder">;

/** The user's mapping of a table, and how the server reads the table by it. */
export function useMapping(table: Table, files: readonly File[]) {
  const { columns, saved } = table;
  const names = columns.map(({ name }) => name);
  const [id] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState<Choices>(() =>
    saved ? choicesOf(names, saved.columns) : columns.map(({ guess }) => guess),
  );
  const [decisions, setDecisions] = useState<Decisions>(() => ({
    ratingScale: saved?.ratingScale ?? null,
    timeUnit: saved?.timeUnit ?? null,
    dateOrder: saved?.dateOrder ?? null,
  }));
  const mapping: Mapping = { columns: columnsOf(names, fields), ...decisions };
  const [first] = useState(mapping);
  const [wanted] = useDebounced(JSON.stringify(mapping), PREVIEW_DELAY_MS);
  const isFirst = saved === null && wanted === JSON.stringify(first);
  const { data, error, isFetching, refetch } = useQuery({
    ...previewOptions(id, files, table.headerKey, wanted),
    enabled: !isFirst,
    placeholderData: keepPreviousData,
  });
  return {
    fields,
    decisions,
    mapping,
    reading: isFirst ? table.reading : (data ?? table.reading),
    isReading: isFetching || wanted !== JSON.stringify(mapping),
    error: isFirst ? null : error,
    retry: () => void refetch(),
    setField: (index: number, field: MapperField | null) =>
      setFields((known) => withField(known, index, field)),
    decide: (choice: Partial<Decisions>) => setDecisions((known) => ({ ...known, ...choice })),
  };
}
