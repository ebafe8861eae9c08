"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import { storedBytesOptions } from "@/lib/profile/own-queries";

const MEGABYTE = 1024 * 1024;

/** How much of an account is used; nothing until it is known. */
export function StoredBytes() {
  const { user } = useSession();
  const { data } = useQuery({ ...storedBytesOptions(user?.id ?? ""), enabled: user !== null });
  return (
    <p className="min-h-[2lh] text-[14px] text-ink-2 sm:min-h-lh">
      {data ? (
        <>
          You use <strong className="text-ink">{inMegabytes(data.bytes)}</strong> of{" "}
          {Math.round(data.maxBytes / MEGABYTE)} MB for games, notes, plays, lists and imports.
        </>
      ) : null}
    </p>
  );
}

function inMegabytes(bytes: number): string {
  if (bytes < MEGABYTE) return "less than 1 MB";
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}
