"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useSyncExternalStore } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { dismissToast, toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { useSession } from "@/lib/auth/queries";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { createImportQueue, type ImportRun } from "@/lib/steam-library/import-queue";
import {
  EMPTY_ID,
  imported,
  importFailed,
  notFound,
  playTimeUpdated,
  WISHLIST_FAILED,
} from "@/lib/steam-library/messages";
import { importsOptions } from "@/lib/steam-library/queries";
import type { App, Imports } from "@/lib/steam-library/schema";
import { reportLibraryFailure } from "./library-problem";

const NOTHING: Imports = {};

export type SteamImport = ReturnType<typeof useSteamImport>;

/** State and actions of the import dialog. */
export function useSteamImport(isOpen: boolean) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [{ queue, setOnEnd }] = useState(() => createRun(queryClient));
  const progress = useSyncExternalStore(queue.subscribe, queue.progress, queue.progress);
  const imports = useQuery({ ...importsOptions(), enabled: isOpen && user !== null });
  const [typed, setTyped] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [wantsWishlist, setWantsWishlist] = useState(false);
  const wishlist = useMutation({
    mutationFn: async (steamid: string) => {
      const { postWishlist } = await import("@/lib/steam-library/fetchers");
      return postWishlist(steamid);
    },
    onSuccess() {
      setWantsWishlist(false);
      void shelfChanged(queryClient);
    },
    onError: (error) => reportFailure(queryClient, error, WISHLIST_FAILED),
  });
  const complaint = useRef<number>(null);

  const library = useMutation({
    mutationFn: async (steamid: string) => {
      const { fetchLibrary } = await import("@/lib/steam-library/fetchers");
      const [answer] = await Promise.all([fetchLibrary(steamid), imports.refetch()]);
      return answer;
    },
    onMutate() {
      queue.reset();
      setOnEnd(null);
      wishlist.reset();
      // The last error is out of date.
      if (complaint.current !== null) dismissToast(complaint.current);
    },
    onError(error) {
      complaint.current = reportLibraryFailure(queryClient, error);
    },
    onSuccess({ response }) {
      if (response.games.length === 0) complaint.current = reportLibraryFailure(queryClient, null);
    },
  });

  const steamId = typed ?? user?.steamId ?? "";
  return {
    steamId,
    setSteamId(text: string) {
      setEmpty(false);
      setTyped(text);
    },
    /** The field was submitted empty. */
    isEmpty,
    fetchGames() {
      if (library.isPending || progress.isRunning) return;
      const isMissing = steamId.trim() === "";
      setEmpty(isMissing);
      if (!isMissing) library.mutate(steamId.trim());
      else complaint.current = toastError(EMPTY_ID);
    },
    library,
    imports: imports.data ?? NOTHING,
    queue,
    progress,
    wantsWishlist,
    setWantsWishlist,
    wishlist,
    /** Imports the apps, then adds the wishlist if that is ticked: a game that is in both is imported. */
    importAll(apps: readonly App[]) {
      const addWishlist = () => wishlist.mutate(library.data?.steamid ?? steamId.trim());
      if (apps.length > 0) {
        setOnEnd(wantsWishlist ? addWishlist : null);
        queue.add(apps);
      } else if (wantsWishlist && !wishlist.isPending) addWishlist();
    },
  };
}

/** Imports with the session of its start: another user's shelf is not the target of this library. */
function createRun(queryClient: QueryClient) {
  let onEnd: (() => void) | null = null;
  const personOf = () => {
    const session = queryClient.getQueryData<{ user: { id: string } | null }>(authKeys.session);
    return session?.user?.id ?? null;
  };
  const person = personOf();
  const queue = createImportQueue({
    async send(apps) {
      if (person === null || personOf() !== person) {
        throw new AppError("not_authenticated", "User not authenticated");
      }
      const { postImport } = await import("@/lib/steam-library/fetchers");
      return postImport(apps);
    },
    onBatch: () => void shelfChanged(queryClient),
    onEnd(run) {
      announceEnd(run);
      if (!run.stopped) onEnd?.();
      onEnd = null;
    },
    onError(error, [app, ...others]) {
      if (error instanceof AppError && error.code === "limit_reached") toastError(error.message);
      else if (app && others.length === 0) toastError(importFailed(app.name));
      if (error instanceof AppError && error.code === "not_authenticated") {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
      }
    },
  });
  return {
    queue,
    /** What follows the current or next run, unless it is stopped. */
    setOnEnd(work: (() => void) | null) {
      onEnd = work;
    },
  };
}

function announceEnd({ kind, apps, found, stopped }: ImportRun) {
  const [app, ...others] = apps;
  if (!app || stopped) return;
  const nameOf = (count: number) => (others.length === 0 ? app.name : `${formatCount(count)} games`);
  if (found === 0) return toast({ title: "Not Found", description: notFound(nameOf(apps.length)) });
  const description = kind === "update" ? playTimeUpdated(nameOf(found)) : imported(nameOf(found));
  toast({ title: "Success", description, variant: "success" });
}
