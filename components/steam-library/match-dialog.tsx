"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { FoundGame } from "@/components/games/search/found-game";
import { SearchField } from "@/components/games/search/search-field";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";
import { useDebounced } from "@/components/ui/use-debounced";
import { gameSearchOptions } from "@/lib/games/queries";
import type { GameSummary } from "@/lib/games/schema";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
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
  const [text, setText] = useState(app.name);
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const search = useQuery({ ...gameSearchOptions(q), enabled: q !== "" });
  const [chosen, setChosen] = useState<number | null>(null);
  const saving = useMutation({
    mutationFn: async (gameId: number) => {
      const { putCorrection } = await import("@/lib/steam-library/fetchers");
      const { appid, name, playtime_forever } = app;
      return putCorrection(appid, { gameId, name, playtimeMinutes: playtime_forever });
    },
    onSuccess: (result) => {
      void shelfChanged(queryClient);
      onMatched(result);
      toast({ title: "Success", description: imported(result.game?.name ?? app.name), variant: "success" });
      dismissDialog(onClose);
    },
    onError: (error) => reportFailure(queryClient, error, importFailed(app.name)),
  });
  const games = search.data?.games ?? [];

  return (
    <>
      <search className="relative mt-3 block">
        <SearchField label="Search for the game" text={text} onText={setText} />
      </search>
      {search.isError ? (
        <div role="alert" className="grid flex-1 content-center justify-items-center gap-4 text-center">
          <p className="text-ink-2">Failed to search games. Please try again.</p>
          <Button onClick={() => void search.refetch()}>Try again</Button>
        </div>
      ) : (
        <p role="status" className="sr-only">
          {search.isFetching ? "Searching..." : `${games.length} games found`}
        </p>
      )}
      {search.isLoading ? <Spinner className="m-auto size-6 text-ink-3" /> : null}
      {search.isSuccess && games.length === 0 ? (
        <p className="grid flex-1 place-items-center text-ink-2">No games found</p>
      ) : null}
      <ul
        aria-label="Games found"
        className={`-mx-2 mt-3 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto overscroll-contain px-2 py-0.5 transition-opacity duration-150 ${games.length > 0 ? "flex-1" : ""} ${search.isPlaceholderData ? "opacity-60" : ""}`}
      >
        {games.map((game) => (
          <MatchRow
            key={game.id}
            game={game}
            isSaving={saving.isPending && chosen === game.id}
            onChoose={() => {
              if (saving.isPending) return;
              setChosen(game.id);
              saving.mutate(game.id);
            }}
          />
        ))}
      </ul>
    </>
  );
}

type MatchRowProps = { game: GameSummary; isSaving: boolean; onChoose: () => void };

function MatchRow({ game, isSaving, onChoose }: MatchRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={isSaving || undefined}
        onClick={onChoose}
        className="flex w-full items-center gap-3 rounded-[10px] p-2 text-left -outline-offset-2 transition-colors duration-150 hover:bg-raised focus-visible:bg-raised"
      >
        <FoundGame game={game} />
        {isSaving ? <Spinner className="mr-1" /> : null}
      </button>
    </li>
  );
}
