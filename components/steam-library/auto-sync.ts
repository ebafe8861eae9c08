import type { QueryClient } from "@tanstack/react-query";
import { shelfChanged } from "@/components/collection/shelf-sync";
import { toast } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { createImportQueue } from "@/lib/steam-library/import-queue";
import { steamLibraryKeys } from "@/lib/steam-library/keys";
import { NOT_SYNCED, PRIVACY_SETTINGS, SYNCED } from "@/lib/steam-library/messages";
import { appsToSync, NO_CHANGES, summaryOfChanges, withChanges } from "@/lib/steam-library/sync-changes";

type SyncedUser = { id: string; steamId: string };

/** A sync without the dialog, if one is due; quiet unless something has changed or the library is private. */
export async function autoSync(
  queryClient: QueryClient,
  user: SyncedUser,
  showChanges: () => void,
): Promise<void> {
  try {
    const { isDue, removedApps } = await api.post("/api/steam/sync", { body: { automatic: true } });
    // It is not due again when the shelf is opened once more.
    void queryClient.invalidateQueries({ queryKey: authKeys.session });
    if (!isDue) return;
    const [library, { imports: before }] = await Promise.all([
      api.get("/api/steam/library", { query: { steamid: user.steamId } }),
      api.get("/api/collection/import"),
    ]);
    let changes = NO_CHANGES;
    const queue = createImportQueue({
      async send(apps) {
        const session = queryClient.getQueryData<{ user: { id: string } | null }>(authKeys.session);
        if (session?.user?.id !== user.id) throw new AppError("not_authenticated", "User not authenticated");
        return (await api.post("/api/collection/import", { body: { apps } })).results;
      },
      onBatch(apps, results) {
        changes = withChanges(changes, apps, results, before);
        void shelfChanged(queryClient);
      },
      onEnd() {
        const description = summaryOfChanges(changes);
        if (description === null) return;
        queryClient.setQueryData(steamLibraryKeys.changes(user.id), changes);
        toast({
          title: SYNCED,
          description,
          variant: "success",
          action: { label: "Show", altText: "Open “Import from Steam”", onSelect: showChanges },
        });
      },
      // The next sync continues.
      onError: () => undefined,
    });
    queue.add(appsToSync(library, before, removedApps), "sync");
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "forbidden") return;
    toast({
      title: NOT_SYNCED,
      description: error.message,
      variant: "destructive",
      action: {
        label: "Open Steam’s privacy settings",
        altText: "Open your privacy settings on Steam",
        onSelect: () => void window.open(PRIVACY_SETTINGS, "_blank", "noopener"),
      },
    });
  }
}
