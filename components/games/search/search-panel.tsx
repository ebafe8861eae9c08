"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHiddenGames } from "@/components/games/use-hidden-games";
import { withQueries } from "@/components/ui/query-provider";
import { useDebounced } from "@/components/ui/use-debounced";
import { gameSearchOptions } from "@/lib/games/queries";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { SearchResults } from "./search-results";

const SEARCH_MIN_CHARACTERS = 2;
const SEARCH_SHOWN = 8;

type SearchPanelProps = {
  id: string;
  /** The field whose keys move through the entries. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  open: boolean;
  variant: "dropdown" | "sheet";
  onOpenChange: (open: boolean) => void;
  onChosen: () => void;
};

/** Results from two characters on; arrow keys, Enter, Escape. */
export const SearchPanel = withQueries(Panel);

function Panel({ id, input, text, open, variant, onOpenChange, onChosen }: SearchPanelProps) {
  const router = useRouter();
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const [active, setActive] = useState({ index: -1, text });

  const query = settled.trim();
  const enabled = query.length >= SEARCH_MIN_CHARACTERS && text.trim().length >= SEARCH_MIN_CHARACTERS;
  const { data, isError, isFetching, refetch } = useQuery({ ...gameSearchOptions(query), enabled });
  const games = enabled ? (data?.games ?? []).slice(0, SEARCH_SHOWN) : [];
  const hidden = useHiddenGames({ q: query }, enabled ? data?.hidden : 0);
  const adultGames = hidden.adultGames.slice(0, SEARCH_SHOWN);
  const expanded = open && enabled;
  const allResults = `/games?${new URLSearchParams({ q: text.trim() })}`;
  // A new text resets the active entry.
  const index = expanded && active.text === text ? active.index : -1;
  const hrefs = [
    ...games.map(({ path }) => path),
    ...(games.length > 0 ? [allResults] : []),
    ...adultGames.map(({ path }) => path),
  ];
  const last = hrefs.length - 1;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && expanded) {
      event.preventDefault();
      event.stopPropagation();
      onOpenChange(false);
    }
    if (event.key === "Enter" && text.trim()) {
      event.preventDefault();
      router.push(hrefs[index] ?? allResults);
      onChosen();
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && enabled) {
      event.preventDefault();
      onOpenChange(true);
      const next = index + (event.key === "ArrowDown" ? 1 : -1);
      setActive({ index: next < -1 ? last : next > last ? -1 : next, text });
    }
  });

  useEffect(() => {
    const field = input.current;
    field?.addEventListener("keydown", onKeyDown);
    return () => field?.removeEventListener("keydown", onKeyDown);
  }, [input]);

  useEffect(() => {
    input.current?.setAttribute("aria-expanded", String(expanded));
    if (index >= 0) input.current?.setAttribute("aria-activedescendant", `${id}-${index}`);
    else input.current?.removeAttribute("aria-activedescendant");
  }, [input, id, expanded, index]);

  return (
    <SearchResults
      id={id}
      hidden={!expanded}
      variant={variant}
      games={games}
      hiddenCount={hidden.hiddenCount}
      adultGames={adultGames}
      active={index}
      state={(isFetching && !data) || hidden.isLoading ? "loading" : isError ? "error" : "ready"}
      stale={isFetching || hidden.isStale || settled !== text}
      query={query}
      allResults={allResults}
      onChosen={onChosen}
      onRetry={() => void refetch()}
    />
  );
}
