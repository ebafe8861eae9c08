"use client";

import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useSyncExternalStore } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { dismissToast, toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { importKeys } from "@/lib/imports/keys";
import { createImportQueue, type ImportRun } from "@/lib/steam-library/import-queue";
import { steamLibraryKeys } from "@/lib/steam-library/keys";
import {
  EMPTY_ID,
  imported,
  importFailed,
  notFound,
  playTimeUpdated,
  WISHLIST_FAILED,
} from "@/lib/steam-library/messages";
import { importsOptions } from "@/lib/steam-library/queries";
import type { App, BegunSync, ImportResult, Imports, LibraryAnswer } from "@/lib/steam-library/schema";
import { appsToSync, NO_CHANGES, type SyncChanges, withChanges } from "@/lib/steam-library/sync-changes";
import { reportLibraryFailure } from "./library-problem";

const NOTHING: Imports = {};

type Follower = {
  onBatch?: (apps: readonly App[], results: readonly ImportResult[]) => void;
  onEnd?: (run: ImportRun) => void;
};

export type SteamImport = ReturnType<typeof useSteamImport>;

/** State and actions of the import dialog. */
export function useSteamImport(isOpen: boolean) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [{ queue, follow }] = useState(() => createRun(queryClient));
  const progress = useSyncExternalStore(queue.subscribe, queue.progress, queue.progress);
  const imports = useQuery({ ...importsOptions(), enabled: isOpen && user !== null });
  const [typed, setTyped] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const changesKey = steamLibraryKeys.changes(user?.id);
  const { data: changes } = useQuery<SyncChanges | null>({ queryKey: changesKey, queryFn: skipToken });
  const setChanges = (found: SyncChanges | null) => queryClient.setQueryData(changesKey, found);
  const [wantsWishlist, setWantsWishlist] = useState(false);
  const wishlist = useMutation({
    mutationFn: (steamid: string) => api.post("/api/steam/wishlist", { body: { steamid } }),
    onSuccess() {
      setWantsWishlist(false);
      void shelfChanged(queryClient);
    },
    onError: (error) => reportFailure(queryClient, error, WISHLIST_FAILED),
  });
  const complaint = useRef<number>(null);

  const library = useMutation({
    mutationFn: async ({ steamid, andSync }: { steamid: string; andSync: boolean }) => {
      const [answer, sync] = await Promise.all([
        api.get("/api/steam/library", { query: { steamid } }),
        andSync ? api.post("/api/steam/sync", { body: { automatic: false } }) : null,
        imports.refetch(),
      ]);
      return { ...answer, sync };
    },
    onMutate() {
      setChanging(false);
      queue.reset();
      follow({});
      wishlist.reset();
      setChanges(null);
      // The last error is out of date.
      if (complaint.current !== null) dismissToast(complaint.current);
    },
    onError(error) {
      complaint.current = reportLibraryFailure(queryClient, error);
    },
    onSuccess(answer) {
      if (answer.response.games.length === 0) complaint.current = reportLibraryFailure(queryClient, null);
      else if (answer.sync) startSync(answer, answer.sync);
    },
  });

  const startSync = (answer: LibraryAnswer, { removedApps }: BegunSync) => {
    const before = queryClient.getQueryData<Imports>(steamLibraryKeys.imports) ?? NOTHING;
    const apps = appsToSync(answer, before, removedApps);
    let found = NO_CHANGES;
    follow({
      onBatch(apps, results) {
        found = withChanges(found, apps, results, before);
      },
      onEnd: () => setChanges(found),
    });
    if (apps.length > 0) queue.add(apps, "sync");
    else setChanges(found);
  };

  const steamId = typed ?? user?.steamId ?? "";
  return {
    steamId,
    setSteamId(text: string) {
      setEmpty(false);
      setTyped(text);
    },
    /** The field was submitted empty. */
    isEmpty,
    /** A sync also imports new games and changed play times, and lists them. */
    fetchGames({ andSync = false } = {}) {
      if (library.isPending || progress.isRunning) return;
      const isMissing = steamId.trim() === "";
      setEmpty(isMissing);
      if (isMissing) complaint.current = toastError(EMPTY_ID);
      else library.mutate({ steamid: steamId.trim(), andSync });
    },
    /** The account is chosen first, then its library is shown. */
    isChoosing: isChanging || !library.data?.response.games.length,
    changeAccount: () => setChanging(true),
    changes,
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
        follow(wantsWishlist ? { onEnd: (run) => run.stopped || addWishlist() } : {});
        queue.add(apps);
      } else if (wantsWishlist && !wishlist.isPending) addWishlist();
    },
  };
}

/** Imports with the session of its start: another user's shelf is not the target of this library. */
function createRun(queryClient: QueryClient) {
  let follower: Follower = {};
  const personOf = () => {
    const session = queryClient.getQueryData<{ user: { id: string } | null }>(authKeys.session);
    return session?.user?.id ?? null;
  };
  const person = personOf();
  // Games that are imported one by one are listed and undone together.
  const importId = crypto.randomUUID();
  const queue = createImportQueue({
    async send(apps) {
      if (person === null || personOf() !== person) {
        throw new AppError("not_authenticated", "User not authenticated");
      }
      const body = { apps, importId: queue.progress().kind === "import" ? importId : undefined };
      return (await api.post("/api/collection/import", { body })).results;
    },
    onBatch(apps, results) {
      void shelfChanged(queryClient);
      void queryClient.invalidateQueries({ queryKey: importKeys.list });
      follower.onBatch?.(apps, results);
    },
    onEnd(run) {
      announceEnd(run);
      follower.onEnd?.(run);
      follower = {};
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
    /** For the current or next run. */
    follow(next: Follower) {
      follower = next;
    },
  };
}

function announceEnd({ kind, apps, found, stopped }: ImportRun) {
  const [app, ...others] = apps;
  // A sync lists its changes.
  if (!app || stopped || kind === "sync") return;
  const nameOf = (count: number) => (others.length === 0 ? app.name : `${formatCount(count)} games`);
  if (found === 0) return toast({ title: "Not Found", description: notFound(nameOf(apps.length)) });
  const description = kind === "update" ? playTimeUpdated(nameOf(found)) : imported(nameOf(found));
  toast({ title: "Success", description, variant: "success" });
}
