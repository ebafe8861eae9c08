"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { authKeys } from "@/lib/auth/keys";
import { AppError } from "@/lib/errors";
import { importKeys } from "@/lib/imports/keys";
import { importPath } from "@/lib/imports/path";
import { FILES_TOO_LARGE, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from "@/lib/imports/upload-limits";
import type { Table, TableMapping } from "@/lib/imports/upload-schema";

const FAILED = "The file could not be sent. Please check your connection and try again.";

export type Upload =
  | { step: "idle" }
  | { step: "sending"; share: number; name: string }
  /** Sent; the server reads it, or the review opens. */
  | { step: "reading"; name: string }
  | { step: "failed"; message: string }
  | { step: "table"; table: Table; files: readonly File[] };

type Mapped = { mapping: TableMapping; saveAs: string | null };

/** Sends files, and opens the review of what they contain. */
export function useUpload() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const isBusy = useRef(false);
  const [upload, setUpload] = useState<Upload>({ step: "idle" });

  const send = async (files: readonly File[], mapped?: Mapped) => {
    if (isBusy.current || files.length === 0) return;
    const problem = problemOf(files);
    if (problem !== null) return setUpload({ step: "failed", message: problem });
    isBusy.current = true;
    const name = files.map((file) => file.name).join(", ");
    setUpload({ step: "sending", share: 0, name });
    try {
      const { uploadFiles } = await import("@/lib/imports/fetchers");
      const answer = await uploadFiles(formOf(files, mapped), (share) =>
        setUpload(share < 1 ? { step: "sending", share, name } : { step: "reading", name }),
      );
      if ("table" in answer) return setUpload({ step: "table", table: answer.table, files });
      setUpload({ step: "reading", name });
      void queryClient.invalidateQueries({ queryKey: importKeys.list });
      router.push(importPath(answer.id));
    } catch (error) {
      const isKnown = error instanceof AppError && error.code !== "internal";
      setUpload({ step: "failed", message: isKnown ? error.message : FAILED });
      if (error instanceof AppError && error.code === "not_authenticated") {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
      }
    } finally {
      isBusy.current = false;
    }
  };

  return {
    upload,
    send: (files: readonly File[], mapped?: Mapped) => void send(files, mapped),
    reset: () => setUpload({ step: "idle" }),
  };
}

function problemOf(files: readonly File[]): string | null {
  if (files.length > UPLOAD_MAX_FILES) return `Choose at most ${UPLOAD_MAX_FILES} files at once.`;
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > UPLOAD_MAX_BYTES) return FILES_TOO_LARGE;
  return bytes === 0 ? "This file is empty." : null;
}

function formOf(files: readonly File[], mapped: Mapped | undefined): FormData {
  const form = new FormData();
  if (mapped) form.set("mapping", JSON.stringify(mapped.mapping));
  if (mapped && mapped.saveAs !== null) form.set("saveAs", mapped.saveAs);
  for (const file of files) form.append("file", file);
  return form;
}
