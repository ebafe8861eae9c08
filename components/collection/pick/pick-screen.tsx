"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { openPlayLog, PlayLogHost } from "@/components/collection/plays/play-log";
import { startPlay } from "@/components/collection/plays/use-play-actions";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { useShelfWrite } from "@/components/collection/use-shelf-writes";
import { GameCover } from "@/components/games/game-cover";
import { BoardMessage } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/browser-api";
import { MAX_SEED, type PickChoices, parsePick, pickQuery, shownAfter } from "@/lib/collection/pick-choices";
import { pickOptions } from "@/lib/collection/pick-queries";
import type { PickedGame, PickReason } from "@/lib/collection/pick-schema";
import { formatCount, plural } from "@/lib/format-count";
import { monthTitle } from "@/lib/months";
import { ratingText } from "@/lib/stars";
import { PickSentence } from "./pick-sentence";

const PATH = "/collection/pick";
const BEST = "mt-6 md:mt-11 md:grid md:items-start md:gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]";
const FIRST =
  "grid grid-cols-[124px_minmax(0,1fr)] content-start gap-x-5 md:grid-cols-[252px_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-10";
const OTHER =
  "relative grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-line border-t py-3 md:grid-cols-[96px_minmax(0,1fr)] md:items-start md:gap-x-5 md:py-[26px] md:first:border-t-0 md:first:pt-0";

function goTo(choices: PickChoices): void {
  const query = pickQuery(choices);
  window.history.pushState(null, "", query ? `${PATH}?${query}` : PATH);
}

/** "What should I play?": up to three games of the own shelf, with the reasons. What is chosen is in the address. */
export function PickScreen() {
  useShelfSync();
  const choices = parsePick(useSearchParams());
  const { mayRead } = useSignedInPage(PATH);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pickOptions(choices),
    enabled: mayRead,
    placeholderData: keepPreviousData,
  });
  const skip = useSkip();
  const skipped = skip.isPending ? skip.variables.gameIds : [];
  const [first, ...others] = data?.games.filter(({ id }) => !skipped.includes(id)) ?? [];
  const showOthers = () => {
    const shown = shownAfter(choices.shown, data?.games.map(({ id }) => id) ?? []);
    goTo({ ...choices, shown, seed: 1 + Math.floor(Math.random() * MAX_SEED) });
  };
  return (
    <>
      <PickSentence choices={choices} onChange={(change) => goTo({ ...choices, ...change })} />
      <section aria-label="Suggestions" aria-busy={isPlaceholderData || !data}>
        {!data ? (
          error ? (
            <div role="alert" className="mt-11 grid justify-items-start gap-4">
              <p className="text-ink-2">{error.message}</p>
              <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ) : (
            <SuggestionsSkeleton />
          )
        ) : first ? (
          <>
            <div
              className={`${BEST} transition-opacity duration-150 ${isPlaceholderData ? "opacity-60" : ""}`}
            >
              <First
                key={first.id}
                game={first}
                onSkip={() => skip.mutate({ gameIds: [first.id], edits: {}, game: first })}
              />
              <ul className="max-md:mt-6 max-md:border-line max-md:border-b">
                {others.map((game) => (
                  <Other key={game.id} game={game} />
                ))}
              </ul>
            </div>
            <div className="mt-[30px] flex flex-wrap items-center gap-x-[18px] gap-y-2">
              {data.total > data.games.length ? (
                <Button onClick={showOthers} className="h-11">
                  <Icon name="refresh-cw" className="size-[17px]" />
                  Three others
                </Button>
              ) : null}
              <p role="status" className="text-[14px] text-ink-3">
                {`${plural(data.total, "unfinished game")} on your shelf ${data.total === 1 ? "fits" : "fit"}`}
              </p>
            </div>
          </>
        ) : (
          <NothingFits isFiltered={pickQuery({ ...choices, seed: 0, shown: [] }) !== ""} />
        )}
      </section>
      <PlayLogHost />
    </>
  );
}

/** "Not this one": the game is not suggested for 30 days. */
function useSkip() {
  return useShelfWrite({
    scope: "skip",
    write: ({ game }: { gameIds: number[]; edits: object; game: PickedGame }, change) =>
      api.post("/api/collection/pick", { body: { gameId: game.id }, change }),
    done: (_, { game }) => ({
      text: `${game.name} is not suggested for 30 days`,
      undo: { done: `${game.name} may be suggested again`, alternative: "start it from your shelf" },
    }),
    failure: "Failed to leave the game out",
  });
}

function First({ game, onSkip }: { game: PickedGame; onSkip: () => void }) {
  return (
    <article className={FIRST}>
      <Link href={game.path} tabIndex={-1} aria-hidden="true" className="md:row-span-3">
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes="(min-width: 768px) 252px, 124px"
          className="rounded-b-[2px]"
        />
        <span className="board -mx-3.5 block" />
      </Link>
      <div className="min-w-0">
        <h2 className="text-[23px] [overflow-wrap:anywhere] md:text-[32px]">
          <Link href={game.path}>{game.name}</Link>
        </h2>
        <p className="mt-1 text-[14px] text-ink-3 md:mt-1.5 md:text-[15px] md:text-ink-2">{factsOf(game)}</p>
        <Reasons reasons={game.reasons.slice(0, 2)} className="mt-2 md:mt-3.5" />
      </div>
      <Reasons
        reasons={game.reasons.slice(2)}
        className="max-md:col-span-2 max-md:mt-2.5 max-md:empty:hidden"
      />
      <div className="mt-3.5 flex items-center gap-2 max-md:col-span-2 md:mt-5">
        <NextStep game={game} variant="primary" className="h-12 max-md:flex-1 md:h-11" />
        <Button variant="ghost" onClick={onSkip} className="h-12 md:h-11">
          Not this one
        </Button>
      </div>
    </article>
  );
}

/** On phones only its first reason, and it leads to the game's page. */
function Other({ game }: { game: PickedGame }) {
  return (
    <li className={OTHER}>
      <Link href={game.path} tabIndex={-1} aria-hidden="true">
        <GameCover name={game.name} coverUrl={game.coverUrl} sizes="(min-width: 768px) 96px, 48px" />
      </Link>
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-[15px] leading-normal tracking-normal md:text-[17px]">
          <Link href={game.path} className="max-md:after:absolute max-md:after:inset-0">
            {game.name}
          </Link>
        </h2>
        <p className="text-[14px] text-ink-3 max-md:hidden">{factsOf(game)}</p>
        <Reasons
          reasons={game.reasons.slice(0, 2)}
          className="max-md:[&>:nth-child(n+2)]:hidden max-md:[&_svg]:hidden"
        />
        <NextStep game={game} className="mt-1.5 h-10 max-md:hidden" />
      </div>
      <Icon name="chevron-right" className="size-[19px] text-ink-3 md:hidden" />
    </li>
  );
}

const factsOf = ({ year, genres }: PickedGame) =>
  [...(year ? [year] : []), ...(genres.length > 0 ? [genres.join(", ")] : [])].join(" · ");

type NextStepProps = { game: PickedGame; variant?: "primary" | "secondary"; className: string };

function NextStep({ game, variant = "secondary", className }: NextStepProps) {
  const queryClient = useQueryClient();
  const isOpen = game.status === "playing";
  const label = isOpen ? "Log time" : game.status === "paused" ? "Resume" : "Start playing";
  return (
    <Button
      variant={variant}
      aria-label={`${label}: ${game.name}`}
      className={className}
      onClick={() => (isOpen ? openPlayLog(game) : startPlay(queryClient, game))}
    >
      {variant === "primary" ? <Icon name={isOpen ? "timer" : "play"} className="size-[18px]" /> : null}
      {label}
    </Button>
  );
}

function Reasons({ reasons, className }: { reasons: readonly PickReason[]; className: string }) {
  return (
    <ul className={className}>
      {reasons.map((reason) => (
        <li
          key={reason.kind}
          className="flex items-start gap-2.5 text-pretty py-1 text-[15px] text-ink-2 leading-normal md:gap-3 md:py-1.5 md:text-[15.5px]"
        >
          <Icon name={ICONS[reason.kind]} className="mt-[3px] size-[18px] shrink-0 text-ink-3" />
          <span className="min-w-0">{wordsOf(reason)}</span>
        </li>
      ))}
    </ul>
  );
}

const ICONS: Record<PickReason["kind"], IconName> = {
  stopped: "history",
  left: "hourglass",
  length: "hourglass",
  series: "heart",
  studio: "heart",
  critics: "users-round",
  since: "calendar",
};

function wordsOf(reason: PickReason): string {
  switch (reason.kind) {
    case "stopped":
      return `You stopped after ${formatCount(reason.hours)} h`;
    case "left":
      return `${formatCount(reason.hours)} h left of ${formatCount(reason.of)}`;
    case "length":
      return `About ${formatCount(reason.hours)} h to the end`;
    case "series":
      return `You gave its ${reason.is}, ${reason.game}, ${ratingText(reason.rating)}`;
    case "studio":
      return `You gave ${reason.game}, by the same studio, ${ratingText(reason.rating)}`;
    case "critics":
      return `Others’ rating: ${reason.rating} of 100`;
    case "since":
      return `On your shelf since ${monthTitle(reason.month)}`;
  }
}

function NothingFits({ isFiltered }: { isFiltered: boolean }) {
  return (
    <BoardMessage
      title={isFiltered ? "No game on your shelf fits" : "Nothing to play next"}
      text={
        isFiltered
          ? "None of your unfinished games match all of that."
          : "Add games that you want to play, and one of them is suggested here."
      }
    >
      <Button asChild variant="primary">
        {isFiltered ? (
          <ShallowLink href={PATH}>Anything, on anything</ShallowLink>
        ) : (
          <Link href="/games">Browse Games</Link>
        )}
      </Button>
    </BoardMessage>
  );
}

export function PickScreenSkeleton() {
  return (
    <>
      <Skeleton className="h-[132px] max-w-[900px] rounded-card md:mt-3.5 md:h-[102px]" />
      <SuggestionsSkeleton />
    </>
  );
}

function SuggestionsSkeleton() {
  return (
    <div className={BEST}>
      <div className={FIRST}>
        <Skeleton className="aspect-[3/4] rounded-cover" />
        <Skeleton className="h-40 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card max-md:mt-24" />
    </div>
  );
}
