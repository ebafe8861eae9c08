"use client";

import type { ReactNode } from "react";
import { LogTimeMenu } from "@/components/collection/plays/log-time-menu";
import { usePlayActions } from "@/components/collection/plays/use-play-actions";
import { GameCard, GameCardSkeleton } from "@/components/games/game-card";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Home } from "@/lib/collection/get-home";
import { dayInText } from "@/lib/feed/times";
import { shortHours } from "@/lib/format-count";

const COVER_SIZES = "(min-width: 1280px) 155px, (min-width: 768px) 18vw, 30vw";
const SKELETONS = ["one", "two", "three", "four", "five"];
/** Narrow screens show the first three. */
const FEW = 3;

type Playing = Home["playing"];

/** The games that are being played, the last played first, on a board. Nothing without any. */
export function ContinuePlaying({ playing: { total, games } }: { playing: Playing }) {
  if (total === 0) return null;
  return (
    <Section total={total}>
      {games.map((game) => (
        <PlayingGame key={game.id} game={game} />
      ))}
    </Section>
  );
}

export function ContinuePlayingSkeleton() {
  return (
    <Section total={0}>
      {SKELETONS.map((key) => (
        <li key={key}>
          <GameCardSkeleton />
          <div className="h-11 max-md:hidden" />
        </li>
      ))}
    </Section>
  );
}

function Section({ total, children }: { total: number; children: ReactNode }) {
  return (
    <section aria-labelledby="playing-title" className="mb-[26px] md:mb-12">
      <div className="max-md:-mt-2 mb-0.5 flex items-center justify-between gap-3 md:mb-4">
        <h2 id="playing-title" className="text-[20px] md:text-[26px]">
          Continue playing
        </h2>
        {total > FEW ? (
          <Link
            href="/collection?status=playing"
            className="flex h-11 items-center text-[14px] text-ink-2 md:hidden"
          >
            All {total}
          </Link>
        ) : null}
        <Link
          href="/collection/pick"
          className="flex h-11 items-center text-[14px] text-ink-2 hover:text-ink max-md:hidden"
        >
          What should I play?
        </Link>
      </div>
      <div data-view="grid">
        <ul className="shelf shelf-row [--columns:3] md:[--columns:5] max-md:[&>li:nth-child(n+4)]:hidden">
          {children}
        </ul>
      </div>
    </section>
  );
}

function PlayingGame({ game }: { game: Playing["games"][number] }) {
  const actions = usePlayActions(game, null);
  const hours = game.hours ? shortHours(game.hours) : null;
  const day = dayInText(game.playedAt, new Date());
  return (
    <li className="relative max-md:[--name-end:30px]">
      <GameCard
        game={game}
        sizes={COVER_SIZES}
        facts={
          <>
            <span className="truncate max-md:hidden">{hours ? `${hours} · ${day}` : day}</span>
            <span className="truncate md:hidden">{hours ? `${hours} played` : day}</span>
          </>
        }
      />
      <LogTimeMenu
        game={game}
        actions={actions}
        trigger={
          <Button
            variant="ghost"
            aria-label={`Log time of ${game.name}`}
            pending={actions.isPending}
            className="max-md:absolute max-md:-right-3 max-md:bottom-1 max-md:size-11 max-md:p-0 md:-ml-3 md:h-11 md:px-3 md:text-[14px]"
          >
            <Icon name="timer" className="size-[17px]" />
            <span className="max-md:sr-only">Log time</span>
          </Button>
        }
      />
    </li>
  );
}
