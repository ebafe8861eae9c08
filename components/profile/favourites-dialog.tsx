"use client";

import type { SearchedGame } from "@/components/games/search/found-game";
import { FoundGameButton, GameSearch } from "@/components/games/search/game-search";
import { EntryRows } from "@/components/lists/edit/entry-rows";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { type FavouriteGame, MAX_FAVOURITES } from "@/lib/games/favourite-game";
import type { FavouriteWrites } from "./use-favourite-writes";

/** Has the focus once no favourite is left. */
const ADD_ID = "add-favourite";

type FavouritesDialogProps = {
  favourites: readonly FavouriteGame[];
  writes: FavouriteWrites;
  onClose: () => void;
};

/** The favourites in their order, and a search of the shelf for more. Changes are saved at once. */
export function FavouritesDialog({ favourites, writes, onClose }: FavouritesDialogProps) {
  const isFull = favourites.length >= MAX_FAVOURITES;
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Favourites"
        place="tall"
        className="max-sm:p-4"
        onEscapeKeyDown={(event) => {
          // It ends the drag.
          if (document.querySelector("[data-dragging]")) event.preventDefault();
        }}
      >
        <EntryRows
          entries={favourites}
          isRanked={false}
          addGamesId={ADD_ID}
          removeLabel="Remove from favourites"
          onMove={(move) => void writes.move(move)}
          onRemove={(game) => void writes.remove(game)}
        />
        {isFull ? (
          <p className="mt-4 text-[14px] text-ink-3">Five are chosen. Remove one to choose another.</p>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: no field of a form
          <div
            id={ADD_ID}
            role="group"
            aria-label="Add a favourite"
            tabIndex={-1}
            className="flex min-h-[240px] flex-1 flex-col outline-none"
          >
            <GameSearch label="Search your shelf" ofShelf>
              {(game) => (
                <FoundRow
                  game={game}
                  isChosen={favourites.some(({ gameId }) => gameId === game.id)}
                  onChoose={() => {
                    const { id: gameId, name, path, coverUrl } = game;
                    void writes.add({ gameId, name, path, coverUrl });
                  }}
                />
              )}
            </GameSearch>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

type FoundRowProps = { game: SearchedGame; isChosen: boolean; onChoose: () => void };

function FoundRow({ game, isChosen, onChoose }: FoundRowProps) {
  return (
    <FoundGameButton
      game={game}
      aria-disabled={isChosen || undefined}
      onClick={() => {
        if (!isChosen) onChoose();
      }}
    >
      <span className="grid size-9 shrink-0 place-items-center">
        <span className="sr-only">{isChosen ? "A favourite" : "Add"}</span>
        <Icon
          name={isChosen ? "check" : "plus"}
          className={isChosen ? "size-[18px] text-good" : "size-[18px] text-ink-2"}
        />
      </span>
    </FoundGameButton>
  );
}
