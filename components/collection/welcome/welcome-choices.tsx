"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { GameCover } from "@/components/games/game-cover";
import { MoreOf } from "@/components/games/more-of";
import { SearchField } from "@/components/games/search/search-field";
import { ServiceIcon } from "@/components/games/service-icon";
import { BoardMessage } from "@/components/page/board-message";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useDebounced } from "@/components/ui/use-debounced";
import { isReleased } from "@/lib/collection/status";
import { formatCount, plural } from "@/lib/format-count";
import { gameListOptions, gameSearchOptions } from "@/lib/games/queries";
import type { GameSummary } from "@/lib/games/schema";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";

const GRID = "mt-4 grid grid-cols-4 gap-3 md:mt-5 md:grid-cols-6 md:gap-4 lg:grid-cols-8";
const SKELETONS = Array.from({ length: 16 }, (_, index) => `game ${index}`);

type WelcomeChoicesProps = { chosen: readonly GameSummary[]; onToggle: (game: GameSummary) => void };

/** Popular games, or those that a search finds. What was chosen from a search stays above the popular ones. */
export function WelcomeChoices({ chosen, onToggle }: WelcomeChoicesProps) {
  const [now] = useState(() => Date.now());
  const [text, setText] = useState("");
  const [settled] = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const q = text.trim() && settled;
  const search = useQuery({ ...gameSearchOptions(q), enabled: q !== "" });
  const popular = useInfiniteQuery({ ...gameListOptions({ list: "popular" }, 0), enabled: true });
  const [found, setFound] = useState<readonly GameSummary[]>([]);
  const total = popular.data?.pages[0]?.total;

  const choice = (game: GameSummary) => (
    <Choice
      key={game.id}
      game={game}
      isChosen={chosen.some(({ id }) => id === game.id)}
      onPress={() => {
        if (q && !found.some(({ id }) => id === game.id)) setFound([...found, game]);
        onToggle(game);
      }}
    />
  );
  const choices = (games: readonly GameSummary[]) =>
    games.filter(({ releaseDate }) => isReleased(releaseDate, now)).map(choice);
  const results = choices(search.data?.games ?? []);
  return (
    <>
      <div className="mt-[30px] flex items-center gap-2 md:mt-[54px]">
        <search className="relative block min-w-0 flex-1 [&>.icon]:size-[18px]">
          <SearchField
            label="Search for a game"
            placeholder={total ? `Search ${roundCount(total)} games` : undefined}
            text={text}
            onText={setText}
            className="h-12 border-line bg-surface max-md:text-base"
          />
        </search>
        <p className="mr-1.5 ml-2.5 text-[14px] text-ink-3 max-lg:hidden">or bring them along</p>
        <div className="flex gap-2 max-md:hidden">
          <ImportLinks className="h-12" />
        </div>
      </div>
      {q === "" ? (
        <ul aria-label="Popular games" className={GRID}>
          {found.map(choice)}
          {popular.isLoading ? (
            <Skeletons />
          ) : (
            <MoreOf
              as="li"
              query={popular}
              rendered={found.map(({ id }) => id)}
              href={null}
              failure={popular.data ? undefined : "The games could not be loaded."}
              onRequest
            >
              {choices}
            </MoreOf>
          )}
        </ul>
      ) : search.isError ? (
        <LoadFailed
          text="Failed to search games. Please try again."
          isRetrying={search.isFetching}
          onRetry={() => void search.refetch()}
          className="mt-5"
        />
      ) : search.data && results.length === 0 ? (
        <div role="status">
          <BoardMessage isMatch title="No results" text="No games found" />
        </div>
      ) : (
        <>
          <p role="status" className="sr-only">
            {search.data ? `${plural(results.length, "game")} found` : "Searching..."}
          </p>
          <ul
            aria-label="Games found"
            className={cn(GRID, "transition-opacity duration-150", search.isPlaceholderData && "opacity-60")}
          >
            {search.data ? results : <Skeletons />}
          </ul>
        </>
      )}
    </>
  );
}

/** Large counts to the thousand. */
const roundCount = (count: number) => formatCount(count < 10_000 ? count : count - (count % 1000));

function Choice({ game, isChosen, onPress }: { game: GameSummary; isChosen: boolean; onPress: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={game.name}
        data-tip={game.name}
        onClick={onPress}
        className="block w-full scroll-mb-44 rounded-[7px] focus-visible:outline-offset-[6px] md:scroll-mb-24"
      >
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes="(min-width: 1024px) 119px, 22vw"
          className={cn("rounded-[7px]", isChosen && "outline-2 outline-lamp outline-offset-2")}
        >
          {isChosen ? (
            <span className="absolute top-1.5 right-1.5 z-[2] grid size-[22px] place-items-center rounded-[7px] bg-lamp text-lamp-ink">
              <Icon name="check" className="size-[15px] stroke-3" />
            </span>
          ) : null}
        </GameCover>
      </button>
    </li>
  );
}

/** Two links, for a flex container. */
export function ImportLinks({ variant, className }: Pick<ButtonProps, "variant" | "className">) {
  return (
    <>
      <Button asChild variant={variant} className={cn("[&>svg]:size-[18px]", className)}>
        <Link href="/collection?import=steam">
          <ServiceIcon service={13} />
          From Steam
        </Link>
      </Button>
      <Button asChild variant={variant} className={cn("[&>svg]:size-[18px]", className)}>
        <Link href="/import">
          <Icon name="file-up" />
          From a file
        </Link>
      </Button>
    </>
  );
}

function Skeletons() {
  return SKELETONS.map((key) => (
    <li key={key}>
      <Skeleton className="aspect-[3/4] rounded-[7px]" />
    </li>
  ));
}

export function WelcomeChoicesSkeleton() {
  return (
    <>
      <Skeleton className="mt-[30px] h-12 rounded-control md:mt-[54px]" />
      <ul aria-hidden="true" className={GRID}>
        <Skeletons />
      </ul>
    </>
  );
}
