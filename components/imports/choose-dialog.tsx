"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FoundGame } from "@/components/games/search/found-game";
import { SearchField } from "@/components/games/search/search-field";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useDebounced } from "@/components/ui/use-debounced";
import { gameSearchOptions } from "@/lib/games/queries";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import type { RowChoice } from "@/lib/imports/fetchers";
import type { ImportRow } from "@/lib/imports/schema";

/** The search's limit. */
const QUERY_MAX_LENGTH = 100;

export type ChooseDialogProps = {
  row: ImportRow;
  onChosen: (choice: RowChoice) => void;
  onClose: () => void;
};

/** A search for the game of a row. Loaded on demand. */
export function ChooseDialog({ row, onChosen, onClose }: ChooseDialogProps) {
  const [text, setText] = useState(row.title.slice(0, QUERY_MAX_LENGTH));
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const search = useQuery({ ...gameSearchOptions(q), enabled: q !== "" });
  const games = search.data?.games ?? [];
  const choose = (choice: RowChoice) =>
    dismissDialog(() => {
      onClose();
      onChosen(choice);
    });
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Which game is it?" place="tall" className="max-sm:p-4">
        <p className="truncate text-ink-2">
          {[row.title, row.year, row.platform].filter(Boolean).join(" · ") || "A row without a title"}
        </p>
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
            <li key={game.id}>
              <button
                type="button"
                onClick={() => choose({ gameId: game.id, skip: false })}
                className="flex w-full items-center gap-3 rounded-[10px] p-2 text-left -outline-offset-2 transition-colors duration-150 hover:bg-raised focus-visible:bg-raised"
              >
                <FoundGame game={game} />
              </button>
            </li>
          ))}
        </ul>
        <div className="-mx-5 -mb-5 mt-auto flex border-line border-t px-5 py-3.5 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
          <Button variant="ghost" size="sm" onClick={() => choose({ gameId: null, skip: true })}>
            Leave this row out
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
