"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useAddGames } from "@/components/collection/select/use-bulk-writes";
import { GameCover } from "@/components/games/game-cover";
import { ReadError } from "@/components/page/read-error";
import { Button } from "@/components/ui/button";
import { statusesOptions } from "@/lib/collection/queries";
import { plural } from "@/lib/format-count";
import type { GameSummary } from "@/lib/games/schema";
import { ImportLinks, WelcomeChoices, WelcomeChoicesSkeleton } from "./welcome-choices";

const PATH = "/welcome";
const PLACES = [0, 1, 2, 3, 4];

/** The first minute with an empty shelf: the user chooses games that they have played. Others are sent to the landing page. */
export function WelcomeScreen() {
  const router = useRouter();
  const session = useSignedInPage(PATH);
  const shelf = useQuery({ ...statusesOptions(), enabled: session.mayRead });
  const [chosen, setChosen] = useState<readonly GameSummary[]>([]);
  const [isSaved, setSaved] = useState(false);
  const { add, isPending } = useAddGames(() => setSaved(true));
  const isEmpty = shelf.data && Object.keys(shelf.data).length === 0;
  // Another tab may add games while some are chosen here.
  const isOpen = isEmpty || (chosen.length > 0 && !isSaved);
  const isOver = shelf.data !== undefined && !isOpen;
  useEffect(() => {
    // The feed has people with the same games.
    if (isOver) router.replace(isSaved ? "/feed" : "/");
  }, [isOver, isSaved, router]);

  if (!shelf.data && shelf.error) {
    return (
      <div className="wrap">
        <ReadError
          error={shelf.error}
          title="Your shelf could not be loaded"
          isFetching={shelf.isFetching}
          onRetry={() => void shelf.refetch()}
        />
      </div>
    );
  }
  const toggle = (game: GameSummary) =>
    setChosen((games) => {
      const others = games.filter(({ id }) => id !== game.id);
      return others.length < games.length ? others : [...games, game];
    });
  return (
    <>
      <div data-view="grid" className="wrap flex-1">
        <div className="mx-auto max-w-[1060px] pt-5 pb-8 md:pt-11">
          <Heading username={session.user?.username ?? null} isKnown={session.mayRead} />
          <Board games={chosen.slice(-PLACES.length)} />
          {isOpen ? <WelcomeChoices chosen={chosen} onToggle={toggle} /> : <WelcomeChoicesSkeleton />}
        </div>
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-20 pt-3.5 pb-[max(26px,env(safe-area-inset-bottom))] max-md:bg-[linear-gradient(transparent,var(--ground)_14px)] md:border-line md:border-t md:bg-glass md:pb-3.5 md:backdrop-blur-[16px]"
      >
        <div className="wrap items-center gap-5 md:flex md:max-w-[1124px]">
          <Count count={chosen.length} />
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            pending={isPending}
            onClick={() =>
              add(
                chosen.map(({ id }) => id),
                "completed",
              )
            }
            className="px-6 max-md:h-[50px] max-md:w-full max-md:text-base md:ml-auto md:h-12"
          >
            <span className="max-md:hidden">Put {chosen.length === 1 ? "it" : "them"} on my shelf</span>
            <span className="md:hidden">
              Put {chosen.length === 0 ? "games" : plural(chosen.length, "game")} on my shelf
            </span>
          </Button>
          <div className="mt-1 flex flex-wrap justify-center gap-x-2 md:hidden">
            <ImportLinks variant="ghost" className="h-11 px-3.5 text-[14px]" />
          </div>
        </div>
      </div>
    </>
  );
}

/** Shown when the name is known, so that nothing moves. On phones without the name. */
function Heading({ username, isKnown }: { username: string | null; isKnown: boolean }) {
  return (
    <div className="md:text-center">
      <h1 className={`text-[28px] md:text-[30px] lg:text-[38px] ${isKnown ? "" : "md:invisible"}`}>
        {username === null ? null : <span className="max-md:hidden">Welcome, {username}. </span>}
        What have you played?
      </h1>
      <p className="mt-1.5 text-ink-2 md:mt-3 md:text-[17px]">
        Choose a few that you remember well. They are the first on your shelf.
      </p>
    </div>
  );
}

/** The games that were chosen last. Their buttons and the count say the same. */
function Board({ games }: { games: readonly GameSummary[] }) {
  return (
    <div aria-hidden="true" className="mx-auto mt-[22px] max-w-[640px] pb-[11px] md:mt-10">
      <ul className="shelf shelf-row [--columns:5] [--gap:10px] md:[--gap:22px] md:[--overhang:28px]">
        {PLACES.map((place) => {
          const game = games[place];
          return (
            <li key={game?.id ?? `place ${place}`}>
              <div className={game ? "stand" : "stand before:hidden"}>
                {game ? (
                  <GameCover
                    name={game.name}
                    coverUrl={game.coverUrl}
                    sizes="(min-width: 768px) 111px, 17vw"
                    className="animate-pop-in"
                  />
                ) : (
                  <div className="aspect-[3/4] rounded-t-[6px] rounded-b-[2px] border-[1.5px] border-line-strong border-dashed" />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Count({ count }: { count: number }) {
  return (
    <p role="status" className="text-ink-2 max-md:sr-only">
      {count === 0 ? (
        "Choose at least one game."
      ) : (
        <>
          <b className="font-semibold text-ink">{plural(count, "game")}.</b>{" "}
          {count === 1 ? "It counts" : "They count"} as completed; you can change that at any time.
        </>
      )}
    </p>
  );
}
