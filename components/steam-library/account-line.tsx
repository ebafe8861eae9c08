"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { SaveSteamId } from "./save-steam-id";
import type { SteamImport } from "./use-steam-import";

/** The account whose library is shown, in place of its form. Takes the focus, which was in the form. */
export function AccountLine({ steam }: { steam: SteamImport }) {
  const { isRunning } = steam.progress;
  const steamid = steam.library.data?.steamid ?? "";
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="-mr-3.5 flex flex-wrap items-center">
      <p ref={line} tabIndex={-1} className="mr-auto text-[14px] text-ink-3 tabular-nums outline-none">
        {steamid}
      </p>
      <SyncButton steam={steam} />
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={isRunning || undefined}
        onClick={() => {
          if (!isRunning) steam.changeAccount();
        }}
      >
        Change account
      </Button>
      <SaveSteamId steamid={steamid} />
    </div>
  );
}

/** After a first import: imports what is new, and lists it. */
export function SyncButton({ steam }: { steam: SteamImport }) {
  const { imports, progress, library, fetchGames } = steam;
  if (Object.keys(imports).length === 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={progress.isRunning || library.isPending || undefined}
      onClick={() => fetchGames({ andSync: true })}
    >
      Sync
    </Button>
  );
}
