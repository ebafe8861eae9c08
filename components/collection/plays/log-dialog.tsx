"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { GameCover } from "@/components/games/game-cover";
import { SearchField } from "@/components/games/search/search-field";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useDebounced } from "@/components/ui/use-debounced";
import { collectionOptions } from "@/lib/collection/queries";
import { STATUS_LABELS } from "@/lib/collection/status";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { openPlayLog } from "./play-log";

/** Chooses the game of the shelf whose plays are logged: those being played first. Loaded on demand. */
export function LogDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [q] = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const filter = { q, sort: "added", status: q ? "all" : "playing" } as const;
  const { data } = useQuery({ ...collectionOptions(filter, 0), placeholderData: keepPreviousData });
  const items = data?.items ?? [];
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Log a play" place="tall">
        <search className="relative mt-3 block">
          <SearchField label="Search your shelf" text={text} onText={setText} />
        </search>
        {data && items.length === 0 ? (
          <p role="status" className="grid flex-1 place-items-center text-ink-2">
            {q ? "No games found" : "Search for the game that you have played."}
          </p>
        ) : null}
        <ul aria-label="Games" className="-mx-2 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
          {items.map(({ game, status }) => (
            <li key={game.id}>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  openPlayLog(game);
                }}
                className="flex w-full items-center gap-3 rounded-[10px] p-2 text-left hover:bg-raised"
              >
                <span className="w-10 shrink-0">
                  <GameCover name={game.name} coverUrl={game.coverUrl} sizes="40px" />
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-semibold text-[15px]">{game.name}</span>
                  <span className="text-[13px] text-ink-3">{STATUS_LABELS[status]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
