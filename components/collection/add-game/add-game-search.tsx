"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef, useState } from "react";
import { SearchField } from "@/components/games/search/search-field";
import { useHiddenGames } from "@/components/games/use-hidden-games";
import { useDebounced } from "@/components/ui/use-debounced";
import { gameSearchOptions } from "@/lib/games/queries";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { AddGameResults } from "./add-game-results";

/** Arrow keys move through the results, Enter opens one, Tab reaches its buttons. */
export function AddGameSearch({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [settled, settle] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const enabled = q !== "" && text.trim() !== "";
  const search = useQuery({ ...gameSearchOptions(q), enabled });
  const hidden = useHiddenGames({ q }, enabled ? search.data?.hidden : 0);
  const isLoading = !search.data || (hidden.isLoading && search.data.games.length === 0);
  const isStale = search.isPlaceholderData || hidden.isStale || settled !== text;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) return;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>("input, [data-game-row] > a") ?? [])];
    const row = document.activeElement?.closest("[data-game-row]");
    const index = stops.findIndex((stop) => (row ? row.contains(stop) : stop.matches(":focus")));
    event.preventDefault();
    stops[(index + step + stops.length) % stops.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only adds the arrow keys to its children
    <div ref={frame} onKeyDown={onKeyDown} className="mt-3 flex min-h-0 flex-1 flex-col">
      <search className="block">
        <form
          className="relative"
          onSubmit={(event) => {
            event.preventDefault();
            const first = search.data?.games[0] ?? hidden.adultGames[0];
            if (isStale || !enabled) settle(text);
            else if (first) {
              router.push(first.path);
              onClose();
            }
          }}
        >
          <SearchField label="Search for a game to add" text={text} onText={setText} />
        </form>
      </search>
      <AddGameResults
        state={!enabled ? "idle" : search.isError ? "error" : isLoading ? "loading" : "ready"}
        games={search.data?.games ?? []}
        adultGames={hidden.adultGames}
        hiddenCount={hidden.hiddenCount}
        isStale={isStale}
        onRetry={() => void search.refetch()}
        onClose={onClose}
      />
    </div>
  );
}
