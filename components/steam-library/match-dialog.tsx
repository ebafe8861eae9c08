"use client";

import { useWrite } from "@/components/collection/use-shelf-writes";
import { FoundGameButton, GameSearch } from "@/components/games/search/game-search";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { api } from "@/lib/browser-api";
import { imported, importFailed } from "@/lib/steam-library/messages";
import type { ImportResult, LibraryGame } from "@/lib/steam-library/schema";

type MatchDialogProps = {
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
  const saving = useWrite({
    write: async (gameId: number) => {
      const { appid, name, playtime_forever } = app;
      const body = { gameId, name, playtimeMinutes: playtime_forever };
      return (await api.put("/api/collection/import/[appid]", { params: { appid }, body })).result;
    },
    onSaved(result) {
      onMatched(result);
      dismissDialog(onClose);
    },
    done: ({ game }) => ({ text: imported(game?.name ?? app.name) }),
    failure: importFailed(app.name),
  });

  return (
    <GameSearch label="Search for the game" text={app.name}>
      {(game) => {
        const isSaving = saving.isPending && saving.variables === game.id;
        return (
          <FoundGameButton
            game={game}
            aria-busy={isSaving || undefined}
            onClick={() => {
              if (!saving.isPending) saving.mutate(game.id);
            }}
          >
            {isSaving ? <Spinner className="mr-1" /> : null}
          </FoundGameButton>
        );
      }}
    </GameSearch>
  );
}
