"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useDebounced } from "@/components/ui/use-debounced";
import { shelfSearchOptions } from "@/lib/collection/queries";
import { plural } from "@/lib/format-count";
import { gameSearchOptions } from "@/lib/games/queries";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { FoundGame, type SearchedGame } from "./found-game";
import { SearchField } from "./search-field";

/** The search's limit. */
const QUERY_MAX_LENGTH = 100;

type GameSearchProps = {
  label: string;
  /** Searches the user's shelf, and lists it before the search. */
  ofShelf?: boolean;
  /** What is searched for at first. */
  text?: string;
  /** Shown before the search. */
  hint?: string;
  /** A result, as a `FoundGameButton`. */
  children: (game: SearchedGame) => ReactNode;
};

/** The search of a dialog in which a game is chosen. */
export function GameSearch({
  label,
  ofShelf = false,
  text: firstText = "",
  hint,
  children,
}: GameSearchProps) {
  const [text, setText] = useState(firstText.slice(0, QUERY_MAX_LENGTH));
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const enabled = ofShelf || q !== "";
  const catalogue = useQuery({ ...gameSearchOptions(q), enabled: enabled && !ofShelf });
  const shelf = useQuery({ ...shelfSearchOptions(q), enabled: ofShelf });
  const search = ofShelf ? shelf : catalogue;
  const games: readonly SearchedGame[] = enabled ? (search.data?.games ?? []) : [];
  return (
    <>
      <search className="relative mt-3 block">
        <SearchField label={label} placeholder={label} text={text} onText={setText} />
      </search>
      {search.isError ? (
        <div role="alert" className="grid flex-1 content-center justify-items-center gap-4 text-center">
          <p className="text-ink-2">Failed to search games. Please try again.</p>
          <Button onClick={() => void search.refetch()}>Try again</Button>
        </div>
      ) : (
        <p role="status" className="sr-only">
          {search.isFetching ? "Searching..." : !enabled ? "" : `${plural(games.length, "game")} found`}
        </p>
      )}
      {search.isLoading ? <Spinner className="m-auto size-6 text-ink-3" /> : null}
      {search.isSuccess && enabled && games.length === 0 ? (
        <p className="grid flex-1 place-items-center text-center text-ink-2">
          {ofShelf && q === ""
            ? "Your shelf is empty. Games that you add to it can be chosen here."
            : "No games found"}
        </p>
      ) : null}
      {!enabled && hint ? (
        <p className="grid flex-1 place-items-center text-center text-ink-2">{hint}</p>
      ) : null}
      <ul
        aria-label="Games found"
        className={`-mx-2 mt-3 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto overscroll-contain px-2 py-0.5 transition-opacity duration-150 ${games.length > 0 ? "flex-1" : ""} ${search.isPlaceholderData ? "opacity-60" : ""}`}
      >
        {games.map((game) => (
          <li key={game.id}>{children(game)}</li>
        ))}
      </ul>
    </>
  );
}

type FoundGameButtonProps = {
  game: SearchedGame;
  onClick: () => void;
  "aria-label"?: string;
  "aria-disabled"?: true | undefined;
  "aria-busy"?: true | undefined;
  /** At the end of the row. */
  children?: ReactNode;
};

export function FoundGameButton({ game, children, ...button }: FoundGameButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className="flex w-full items-center gap-3 rounded-[10px] p-2 text-left -outline-offset-2 transition-colors duration-150 hover:bg-raised focus-visible:bg-raised"
    >
      <FoundGame game={game} />
      {children}
    </button>
  );
}
