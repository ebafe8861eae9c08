"use client";

import { useListWrite } from "@/components/collection/add-to-list/lists-changed";
import type { SearchedGame } from "@/components/games/search/found-game";
import { FoundGameButton, GameSearch } from "@/components/games/search/game-search";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { api } from "@/lib/browser-api";
import type { OwnList } from "@/lib/lists/schema";

type AddGamesDialogProps = { list: OwnList; onClose: () => void };

/** A search whose results are added at the end of the list; it stays open for more. Loaded on demand. */
export function AddGamesDialog({ list, onClose }: AddGamesDialogProps) {
  const listed = new Set(list.entries.map(({ gameId }) => gameId));
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Add games" place="tall" className="max-sm:p-4">
        <GameSearch
          label="Search for a game to add"
          hint="Find games by their names and add them right here."
        >
          {(game) => <FoundRow game={game} listId={list.id} isListed={listed.has(game.id)} />}
        </GameSearch>
      </DialogContent>
    </Dialog>
  );
}

type FoundRowProps = { game: SearchedGame; listId: string; isListed: boolean };

function FoundRow({ game, listId, isListed }: FoundRowProps) {
  const adding = useListWrite({
    // Added in the order in which they were pressed.
    scope: `list-${listId}`,
    write: () => api.put("/api/lists/[id]/games/[gameId]", { params: { id: listId, gameId: game.id } }),
    failure: "The game could not be added. Please try again.",
  });
  return (
    <FoundGameButton
      game={game}
      aria-label={isListed ? `${game.name} is in the list` : `Add ${game.name}`}
      aria-disabled={isListed || adding.isPending || undefined}
      aria-busy={adding.isPending || undefined}
      onClick={() => {
        if (!isListed && !adding.isPending) adding.mutate();
      }}
    >
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
    </FoundGameButton>
  );
}
