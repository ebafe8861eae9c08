"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";

const importDialog = () => import("./import-dialog");

/** The Steam import. Whether it is open is in the URL; once mounted it stays, so that an import continues when closed. */
export function SteamImport() {
  const query = useSearchParams();
  const { user, isError } = useSession();
  const isHere = usePathname() === "/collection";
  const isOpen = isHere && query.get("import") === "steam";
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // A retry clears the error; the dialog stays open.
  const [wasAway, setWasAway] = useState(false);
  const isAway = user === null && (wasAway || isError);
  if (isAway !== wasAway) setWasAway(isAway);
  const [dialog, load] = useLazy(importDialog);
  const onOpened = useEffectEvent(load);
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);

  const router = useRouter();
  const queryClient = useQueryClient();
  const userId = user?.id;
  const syncedId = isHere && user?.steamSyncDue ? user.steamId : null;
  useEffect(() => {
    if (!syncedId || !userId) return;
    import("./auto-sync").then(
      ({ autoSync }) =>
        autoSync(queryClient, { id: userId, steamId: syncedId }, () =>
          router.push("/collection?import=steam"),
        ),
      () => undefined,
    );
  }, [syncedId, userId, queryClient, router]);

  // Opened from the shelf: the history has an entry of it without the import.
  const wasShelf = useRef(false);
  useEffect(() => {
    if (isHere && !isOpen) wasShelf.current = true;
  }, [isHere, isOpen]);
  useEffect(() => {
    return () => {
      wasShelf.current = false;
    };
  }, []);

  const close = () => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has("import")) return;
    url.searchParams.delete("import");
    if (wasShelf.current) window.history.back();
    else window.history.replaceState(null, "", url);
  };

  if (!dialog || !(user || isAway) || !(isOpen || wasOpen)) return null;
  return <dialog.ImportDialog key={user?.id} open={isOpen} onClose={close} />;
}
