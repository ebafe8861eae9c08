"use client";

import { useState } from "react";
import type { AppState } from "@/lib/steam-library/import-queue";
import { rowStateOf, toApp } from "@/lib/steam-library/library-state";
import type { App, Imports, LibraryGame } from "@/lib/steam-library/schema";
import { LibraryRow } from "./library-row";

/** All rows have this height, so the scroll position determines the visible ones. */
const ROW_HEIGHT_PX = 64;
/** Rows rendered beyond each edge, so that Tab finds the next one and fast scrolling shows no gap. */
const OVERSCAN = 8;
const FIRST_HEIGHT_PX = 480;

type LibraryListProps = {
  games: readonly LibraryGame[];
  iconsUrl: string;
  states: ReadonlyMap<number, AppState>;
  imports: Imports;
  onImport: (app: App) => void;
  onChange: (game: LibraryGame) => void;
};

/** A virtual list of the library. */
export function LibraryList({ games, iconsUrl, states, imports, onImport, onChange }: LibraryListProps) {
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT_PX });
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT_PX) - OVERSCAN);
  const last = Math.min(games.length, Math.ceil((view.top + view.height) / ROW_HEIGHT_PX) + OVERSCAN);
  const measure = (element: HTMLElement) => {
    const { scrollTop: top, clientHeight: height } = element;
    setView((known) => (known.top === top && known.height === height ? known : { top, height }));
  };
  return (
    <div
      ref={(element) => {
        if (!element) return;
        const observer = new ResizeObserver(() => measure(element));
        observer.observe(element);
        return () => observer.disconnect();
      }}
      onScroll={(event) => measure(event.currentTarget)}
      className="-mx-2 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2"
    >
      <ul
        aria-label="Games in this library"
        className="relative"
        style={{ height: games.length * ROW_HEIGHT_PX }}
      >
        {games.slice(first, last).map((game, index) => (
          <LibraryRow
            key={game.appid}
            game={game}
            iconUrl={game.img_icon_url ? `${iconsUrl}/${game.appid}/${game.img_icon_url}.jpg` : null}
            state={rowStateOf(game.appid, states.get(game.appid), imports)}
            place={first + index + 1}
            count={games.length}
            top={(first + index) * ROW_HEIGHT_PX}
            onImport={() => onImport(toApp(game))}
            onChange={() => onChange(game)}
          />
        ))}
      </ul>
    </div>
  );
}
