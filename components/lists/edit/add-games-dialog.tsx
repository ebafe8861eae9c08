"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FoundGame } from "@/components/games/search/found-game";
import { SearchField } from "@/components/games/search/search-field";
import { listsChanged, reportListFailure } from "@/components/lists/lists-changed";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useDebounced } from "@/components/ui/use-debounced";
import { gameSearchOptions } from "@/lib/games/queries";
import type { GameSummary } from "@/lib/games/schema";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import type { OwnList } from "@/lib/lists/schema";

type AddGamesDialogProps = { list: OwnList; onClose: () => void };

/** A search whose results are added at the end of the list; it stays open for more. Loaded on demand. */
export function AddGamesDialog({ list, onClose }: AddGamesDialogProps) {
  const [text, setText] = useState("");
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const search = useQuery({ ...gameSearchOptions(q), enabled: q !== "" });
  const games = q === "" ? [] : (search.data?.games ?? []);
  const listed = new Set(list.entries.map(({ gameId }) => gameId));
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Add games" place="tall" className="max-sm:p-4">
        <search className="relative mt-3 block">
          <SearchField label="Search for a game to add" text={text} onText={setText} />
        </search>
        {search.isError ? (
          <div role="alert" className="grid flex-1 content-center justify-items-center gap-4 text-center">
            <p className="text-ink-2">Failed to search games. Please try again.</p>
            <Button onClick={() => void search.refetch()}>Try again</Button>
          </div>
        ) : (
          <p role="status" className="sr-only">
            {search.isFetching ? "Searching..." : q === "" ? "" : `${games.length} games found`}
          </p>
        )}
        {search.isLoading ? <Spinner className="m-auto size-6 text-ink-3" /> : null}
        {search.isSuccess && q !== "" && games.length === 0 ? (
          <p className="grid flex-1 place-items-center text-ink-2">No games found</p>
        ) : null}
        <ul
          aria-label="Games found"
          className={`-mx-2 mt-3 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto overscroll-contain px-2 py-0.5 transition-opacity duration-150 ${games.length > 0 ? "flex-1" : ""} ${search.isPlaceholderData ? "opacity-60" : ""}`}
        >
          {games.map((game) => (
            <FoundRow key={game.id} game={game} listId={list.id} isListed={listed.has(game.id)} />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

type FoundRowProps = { game: GameSummary; listId: string; isListed: boolean };

function FoundRow({ game, listId, isListed }: FoundRowProps) {
  const queryClient = useQueryClient();
  const adding = useMutation({
    // Added in the order in which they were pressed.
    scope: { id: `list-${listId}` },
    mutationFn: async () => {
      const { putEntry } = await import("@/lib/lists/fetchers");
      return putEntry(listId, game.id);
    },
    onSuccess: () => listsChanged(queryClient),
    onError: (error) =>
      reportListFailure(queryClient, error, "The game could not be added. Please try again."),
  });
  return (
    <li>
      <button
        type="button"
        aria-label={isListed ? `${game.name} is in the list` : `Add ${game.name}`}
        aria-disabled={isListed || adding.isPending || undefined}
        aria-busy={adding.isPending || undefined}
        onClick={() => {
          if (!isListed && !adding.isPending) adding.mutate();
        }}
        className="flex w-full items-center gap-3 rounded-[10px] p-2 text-left -outline-offset-2 transition-colors duration-150 hover:bg-raised focus-visible:bg-raised"
      >
        <FoundGame game={game} />
        <span className="grid size-9 shrink-0 place-items-center">
          {adding.isPending ? (
            <Spinner />
          ) : (
            <Icon
              name={isListed ? "check" : "plus"}
              className={isListed ? "size-[18px] text-good" : "size-[18px] text-ink-2"}
            />
          )}
        </span>
      </button>
    </li>
  );
}
