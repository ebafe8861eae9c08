"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { FoundGameButton, GameSearch } from "@/components/games/search/game-search";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";
import { imported, importFailed } from "@/lib/steam-library/messages";
import type { ImportResult, LibraryGame } from "@/lib/steam-library/schema";

export type MatchDialogProps = {
  /** The app to match; null keeps the dialog closed. */
  app: LibraryGame | null;
  onMatched: (result: ImportResult) => void;
  onClose: () => void;
};

/** A small search for the game of an app. */
export function MatchDialog({ app, onMatched, onClose }: MatchDialogProps) {
  return (
    <Dialog open={app !== null} onClose={onClose}>
      {app ? (
        <DialogContent title="Which game is it?" place="tall" className="max-sm:p-4">
          <p className="truncate text-ink-2">{app.name}</p>
          <MatchSearch app={app} onMatched={onMatched} onClose={onClose} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

function MatchSearch({ app, onMatched, onClose }: MatchDialogProps & { app: LibraryGame }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const saving = useMutation({
    mutationFn: async (gameId: number) => {
      const { appid, name, playtime_forever } = app;
      const body = { gameId, name, playtimeMinutes: playtime_forever };
      return (await api.put("/api/collection/import/[appid]", { params: { appid }, body })).result;
    },
    onSuccess: (result) => {
      void shelfChanged(queryClient);
      onMatched(result);
      toast({ title: "Success", description: imported(result.game?.name ?? app.name), variant: "success" });
      dismissDialog(onClose);
    },
    onError: (error) => reportFailure(queryClient, error, importFailed(app.name)),
  });

  return (
    <GameSearch label="Search for the game" text={app.name}>
      {(game) => {
        const isSaving = saving.isPending && chosen === game.id;
        return (
          <FoundGameButton
            game={game}
            aria-busy={isSaving || undefined}
            onClick={() => {
              if (saving.isPending) return;
              setChosen(game.id);
              saving.mutate(game.id);
            }}
          >
            {isSaving ? <Spinner className="mr-1" /> : null}
          </FoundGameButton>
        );
      }}
    </GameSearch>
  );
}
