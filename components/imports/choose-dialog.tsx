"use client";

import { FoundGameButton, GameSearch } from "@/components/games/search/game-search";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { ImportRow, RowChoice } from "@/lib/imports/schema";

type ChooseDialogProps = {
  row: ImportRow;
  onChosen: (choice: RowChoice) => void;
  onClose: () => void;
};

/** A search for the game of a row. Loaded on demand. */
export function ChooseDialog({ row, onChosen, onClose }: ChooseDialogProps) {
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
        <GameSearch label="Search for the game" text={row.title}>
          {(game) => <FoundGameButton game={game} onClick={() => choose({ gameId: game.id, skip: false })} />}
        </GameSearch>
        <div className="-mx-5 -mb-5 mt-auto flex border-line border-t px-5 py-3.5 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
          <Button variant="ghost" size="sm" onClick={() => choose({ gameId: null, skip: true })}>
            Leave this row out
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
