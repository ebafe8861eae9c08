"use client";

import { useEffect, useState } from "react";
import { referenceOf } from "@/lib/errors";

/** The reference of the error's log line. An error of the browser is reported with a new one. */
export function ErrorReference({ error }: { error: unknown }) {
  const [own, setOwn] = useState<string | null>(null);
  const isServers = "digest" in Object(error);
  useEffect(() => {
    if (isServers) return;
    const reference = Math.random().toString(36).slice(2, 12).padEnd(6, "0");
    setOwn(reference);
    const message = error instanceof Error ? error.message : error;
    window.reportClientError?.("boundary", message, undefined, reference);
  }, [error, isServers]);
  const reference = referenceOf(error) ?? own;
  if (!reference) return null;
  return (
    <p className="mt-8 text-[13px] text-ink-3">
      Reference: <span className="inline-block">{reference}</span>
    </p>
  );
}
