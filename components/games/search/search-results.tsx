import Link from "next/link";
import { type Ref, useCallback } from "react";
import { GameThumb } from "@/components/games/game-thumb";
import { HiddenGames } from "@/components/games/hidden-games";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";
import { plural } from "@/lib/format-count";
import type { GameSummary } from "@/lib/games/schema";

type SearchResultsProps = {
  id: string;
  hidden: boolean;
  variant: "dropdown" | "sheet";
  games: GameSummary[];
  /** For users who have chosen to see them. */
  adultGames: GameSummary[];
  /** How many games for adults only are hidden. */
  hiddenCount: number;
  /** Index of the active entry: the games, "all results" if there are any, and the games for adults only. */
  active: number;
  state: "loading" | "error" | "ready";
  /** A newer response is loading. */
  stale: boolean;
  query: string;
  allResults: string;
  onChosen: () => void;
  onRetry: () => void;
};

/** A listbox of links. */
export function SearchResults(props: SearchResultsProps) {
  const {
    id,
    hidden,
    variant,
    games,
    adultGames,
    hiddenCount,
    active,
    state,
    stale,
    query,
    allResults,
    onChosen,
    onRetry,
  } = props;
  const keepInView: Ref<HTMLAnchorElement> = useCallback((element: HTMLAnchorElement | null) => {
    element?.scrollIntoView({ block: "nearest" });
  }, []);
  const rowClasses =
    "flex items-center gap-3 rounded-lg px-2 py-1.5 text-[14px] hover:bg-raised aria-selected:bg-raised";
  // The field keeps the focus; entries are active by `aria-activedescendant` or hover.
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    ref: index === active ? keepInView : undefined,
  });

  const gameOption = (game: GameSummary, index: number) => (
    <Link
      key={game.id}
      {...optionProps(index)}
      href={game.path}
      prefetch={false}
      onClick={onChosen}
      className={rowClasses}
    >
      <GameThumb coverUrl={game.coverUrl} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">{game.name}</span>
        <span className="block truncate text-[13px] text-ink-3">
          {[game.releaseYear, game.genres[0]?.name].filter(Boolean).join(" · ") || "No date yet"}
        </span>
      </span>
    </Link>
  );
  const firstAdult = games.length > 0 ? games.length + 1 : 0;
  const found = games.length + adultGames.length;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field; without it the panel closes
    <div
      hidden={hidden}
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        variant === "dropdown"
          ? "absolute top-[calc(100%+8px)] right-0 z-50 w-[max(100%,384px)] max-w-[calc(100vw-32px)] animate-pop-in rounded-card border border-line bg-surface p-1.5 shadow-float"
          : "mt-3 animate-fade-in",
        "overflow-y-auto overscroll-contain",
        variant === "dropdown" ? "max-h-[320px]" : "max-h-[calc(100svh-96px)]",
      )}
    >
      <div
        id={id}
        role="listbox"
        aria-label="Games found"
        className={cn("transition-opacity", stale && "opacity-60")}
      >
        {games.map(gameOption)}
        {games.length > 0 ? (
          <Link
            {...optionProps(games.length)}
            href={allResults}
            prefetch={false}
            onClick={onChosen}
            className={cn(rowClasses, "py-2.5 font-medium text-lamp-text")}
          >
            All results for “{query}”
          </Link>
        ) : null}
        {adultGames.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div role="group" aria-labelledby={`${id}-adult`}>
            <span id={`${id}-adult`} className="block px-2 pt-2 pb-1 text-[13px] text-ink-3">
              For adults only
            </span>
            {adultGames.map((game, index) => gameOption(game, firstAdult + index))}
          </div>
        ) : null}
      </div>
      <p role="status" className={cn("text-[14px] text-ink-2", found === 0 && "px-2.5 py-3")}>
        {found > 0 ? (
          <span className="sr-only">{`${plural(found, "game")} found`}</span>
        ) : state === "loading" ? (
          <span className="flex items-center gap-2.5">
            <Spinner className="text-ink-3" /> Searching…
          </span>
        ) : state === "error" ? (
          "Failed to search games. Please try again."
        ) : (
          "No games found"
        )}
      </p>
      <HiddenGames count={hiddenCount} className="px-2.5 pb-2.5 text-[13px] text-ink-3" />
      {state === "error" ? (
        <Button size="sm" className="mx-2.5 mb-2.5" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
