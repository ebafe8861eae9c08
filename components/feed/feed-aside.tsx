"use client";

import type { ReactNode } from "react";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { LinkArrow } from "@/components/ui/link-arrow";
import type { Home } from "@/lib/collection/get-home";
import { hoursInWords } from "@/lib/collection/hours";
import { daysUntil } from "@/lib/feed/times";
import { plural } from "@/lib/format-count";
import { gamePath } from "@/lib/games/slug";
import { monthName } from "@/lib/months";
import { SuggestedPeople, useSuggestedPeople } from "./suggested-people";

const MAX_PEOPLE = 3;

type FeedAsideProps = { home: Home; mayRead: boolean; hasSuggestions: boolean };

/** What is out soon, the user's month, and people to follow. */
export function FeedAside({ home, mayRead, hasSuggestions }: FeedAsideProps) {
  const people = useSuggestedPeople(mayRead);
  const { soon, month } = home;
  return (
    <aside className="grid content-start gap-y-8 max-lg:mt-12">
      {soon.length > 0 ? (
        <Part title="Out soon, from your Want to Play">
          <ul className="grid gap-3.5">
            {soon.map((game) => (
              <Release key={game.id} game={game} />
            ))}
          </ul>
          <Link
            href="/calendar"
            className="mt-2 inline-flex h-11 items-center gap-1 text-[14px] text-ink-2 hover:text-ink"
          >
            Release calendar
            <LinkArrow />
          </Link>
        </Part>
      ) : null}
      {month.days > 0 || month.minutes > 0 ? (
        <Part title="This month">
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-[14.5px] tabular-nums [&>dd]:text-right [&>dd]:font-[550] [&>dt]:text-ink-2">
            <dt>Played</dt>
            <dd>{hoursInWords(month.minutes) || "0 h"}</dd>
            <dt>Finished</dt>
            <dd>{plural(month.finished, "game")}</dd>
            <dt>Days in your journal</dt>
            <dd>{month.days}</dd>
          </dl>
        </Part>
      ) : null}
      {hasSuggestions && people?.length ? (
        <Part title="People you might follow">
          <SuggestedPeople people={people.slice(0, MAX_PEOPLE)} />
        </Part>
      ) : null}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line not-first:border-t not-first:pt-6">
      <h2 className="caption mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Release({ game }: { game: Home["soon"][number] }) {
  const [, month, day] = game.releaseDate.split("-").map(Number);
  return (
    <li>
      <Link href={gamePath(game)} className="group flex items-center gap-3.5 rounded-control">
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          isAdult={game.isAdult}
          sizes="44px"
          className="w-11 shrink-0 rounded-[4px]"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-[14.5px] decoration-line-strong underline-offset-4 group-hover:underline">
            {game.name}
          </span>
          <span className="block text-[13px] text-ink-3">
            {game.releasePeriod ?? `${day} ${monthName(month ?? 1)}`}
          </span>
        </span>
        {game.releasePeriod ? null : (
          <span className="text-[13px] text-ink-3">{daysUntil(game.releaseDate, new Date())}</span>
        )}
      </Link>
    </li>
  );
}
