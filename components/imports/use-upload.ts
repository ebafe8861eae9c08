"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { authKeys } from "@/lib/auth/keys";
import { AppError, type ErrorCode } from "@/lib/errors";
import { importKeys } from "@/lib/imports/keys";
import { importPath } from "@/lib/imports/path";
import { uploadFiles } from "@/lib/imports/upload-files";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from "@/lib/imports/upload-limits";
import type { Table, TableChoice } from "@/lib/imports/upload-schema";

const FAILED = "The file could not be sent. Please check your connection and try again.";

export type Upload =
  | { step: "idle" }
  | { step: "sending"; share: number; name: string }
  /** Sent; the server reads it, or the review opens. */
  | { step: "reading"; name: string }
  /** `retry` sends the same again; null: the files are refused. */
  | { step: "failed"; message: string; retry: (() => void) | null }
  /** The user maps one table after the other; `choices` has those for the first tables. */
  | { step: "tables"; tables: readonly Table[]; choices: readonly TableChoice[]; files: readonly File[] };

/** Sends files, and opens the review of what they contain. */
export function useUpload() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const isBusy = useRef(false);
  const isShown = useRef(true);
  const [upload, setUpload] = useState<Upload>({ step: "idle" });
  // A page that was left keeps its state: see Next's `cacheComponents`.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      setUpload((last) => (last.step === "reading" && !isBusy.current ? { step: "idle" } : last));
    };
  }, []);

  const send = async (files: readonly File[], choices?: readonly TableChoice[]) => {
    if (isBusy.current || files.length === 0) return;
    const problem = problemOf(files);
    if (problem !== null) return setUpload({ step: "failed", message: problem, retry: null });
    isBusy.current = true;
    const name = files.map((file) => file.name).join(", ");
    setUpload({ step: "sending", share: 0, name });
    try {
      const answer = await uploadFiles(formOf(files, choices), (share) =>
        setUpload(share < 1 ? { step: "sending", share, name } : { step: "reading", name }),
      );
      if ("tables" in answer) return setUpload({ step: "tables", tables: answer.tables, choices: [], files });
      void queryClient.invalidateQueries({ queryKey: importKeys.list });
      // A user who has left meanwhile finds the import in the list.
      if (!isShown.current) return setUpload({ step: "idle" });
      setUpload({ step: "reading", name });
      router.push(importPath(answer.id));
    } catch (error) {
      const { code, message, isRefused } = failureOf(error);
      setUpload({ step: "failed", message, retry: isRefused ? null : () => void send(files, choices) });
      if (code === "not_authenticated") {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
      }
    } finally {
      isBusy.current = false;
    }
  };

  return {
    upload,
    send: (files: readonly File[]) => void send(files),
    /** Stores the choice for the next table; after the last one, sends the files again. */
    choose: (choice: TableChoice) => {
      if (upload.step !== "tables") return;
      const choices = [...upload.choices, choice];
      if (choices.length < upload.tables.length) setUpload({ ...upload, choices });
      else void send(upload.files, choices);
    },
    reset: () => setUpload({ step: "idle" }),
  };
}

/** `code` is null without an answer. A refused file would be refused again. */
export function failureOf(error: unknown): { code: ErrorCode | null; message: string; isRefused: boolean } {
  if (!(error instanceof AppError)) return { code: null, message: FAILED, isRefused: false };
  const { code, message } = error;
  return { code, message, isRefused: code === "invalid_input" || code === "body_too_large" };
}

function problemOf(files: readonly File[]): string | null {
  if (files.length > UPLOAD_MAX_FILES) return `Choose at most ${UPLOAD_MAX_FILES} files at once.`;
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > UPLOAD_MAX_BYTES) return FILES_TOO_LARGE;
  return bytes === 0 ? "This file is empty. Choose the file with your collection." : null;
}

function formOf(files: readonly File[], choices: readonly TableChoice[] | undefined): FormData {
  const form = new FormData();
  if (choices) form.set("mappings", JSON.stringify(choices));
  for (const file of files) form.append("file", file);
  return form;
}
