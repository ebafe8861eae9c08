"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { GameCover } from "@/components/games/game-cover";
import { AddToListButton } from "@/components/lists/add-to-list-button";
import { LogoMark } from "@/components/site/logo";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import {
  MAX_SEED,
  PICK_COMPANIES,
  PICK_TIMES,
  type PickChoices,
  type PickCompany,
  type PickTime,
  parsePick,
  pickQuery,
  shownAfter,
} from "@/lib/collection/pick-choices";
import { pickOptions } from "@/lib/collection/pick-queries";
import type { PickedGame, PickReason } from "@/lib/collection/pick-schema";
import { choicesOptions } from "@/lib/collection/queries";
import { STATUS_LABELS } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";

const AddTime = lazyPart(() => import("./add-time").then((module) => module.AddTime));
const importPress = () => import("@/components/collection/plays/use-play-actions");
const preloadPress = () => void importPress().catch(() => undefined);

const PATH = "/collection/pick";
const TIME_LABELS: Record<PickTime, string> = {
  any: "Any",
  hour: "1 h",
  evenings: "2–10 h",
  weeks: "10–30 h",
  long: "Long",
};
const COMPANY_LABELS: Record<PickCompany, string> = { any: "Either", alone: "Alone", together: "Together" };
const FORM =
  "card mt-6 grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5 lg:grid-cols-[auto_auto_1fr_1fr] lg:items-end";
const SEVERAL = "grid gap-4 md:grid-cols-3";

const hrefOf = (choices: PickChoices) => {
  const query = pickQuery(choices);
  return query ? `${PATH}?${query}` : PATH;
};
const anotherSeed = () => 1 + Math.floor(Math.random() * MAX_SEED);

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
  const another = (surprise: boolean) => {
    const now = data?.games.map(({ id }) => id) ?? [];
    const next = { ...choices, surprise, seed: anotherSeed(), shown: shownAfter(choices.shown, now) };
    window.history.pushState(null, "", hrefOf(next));
  };
  const isNone = data?.total === 0;
  return (
    <>
      <PickForm choices={choices} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" disabled={isNone} onClick={() => another(true)}>
          <Icon name="sparkles" className="size-4" />
          Surprise me
        </Button>
        <Button disabled={isNone} onClick={() => another(false)}>
          <Icon name="rotate-cw" className="size-4" />
          {choices.surprise ? "Show three" : "Show three more"}
        </Button>
      </div>
      <section aria-label="Suggestions" aria-busy={isPlaceholderData || !data} className="mt-7">
        {data ? (
          <div className={`transition-opacity duration-150 ${isPlaceholderData ? "opacity-60" : ""}`}>
            <p role="status" className="mb-4 text-[14px] text-ink-3">
              {data.total === 1
                ? "1 game matches."
                : data.total > 0
                  ? `${formatCount(data.total)} games match.`
                  : ""}
            </p>
            {data.games.length > 0 ? (
              <ol className={data.games.length > 1 ? SEVERAL : "max-w-[44rem]"}>
                {data.games.map((game) => (
                  <Suggestion key={game.id} game={game} isOnly={data.games.length === 1} />
                ))}
              </ol>
            ) : (
              <NothingFits
                isFiltered={pickQuery({ ...choices, seed: 0, shown: [], surprise: false }) !== ""}
              />
            )}
          </div>
        ) : error ? (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="text-ink-2">{error.message}</p>
            <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <SuggestionsSkeleton isOnly={choices.surprise} />
        )}
      </section>
    </>
  );
}

function PickForm({ choices }: { choices: PickChoices }) {
  const { data: options } = useQuery(choicesOptions());
  const goTo = (change: Partial<PickChoices>) =>
    window.history.pushState(null, "", hrefOf({ ...choices, ...change }));
  const mood = choices.genre ? `genre-${choices.genre}` : choices.theme ? `theme-${choices.theme}` : "";
  return (
    <div className={FORM}>
      <fieldset className="min-w-0 max-md:col-span-2">
        <legend className="card-heading">How much time?</legend>
        <div className="segments max-sm:[&>a]:px-2.5">
          {PICK_TIMES.map((time) => (
            <ShallowLink
              key={time}
              href={hrefOf({ ...choices, time })}
              aria-current={time === choices.time ? "true" : undefined}
              className="segment"
            >
              {TIME_LABELS[time]}
            </ShallowLink>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0 max-md:col-span-2">
        <legend className="card-heading">Alone or together?</legend>
        <div className="segments">
          {PICK_COMPANIES.map((company) => (
            <ShallowLink
              key={company}
              href={hrefOf({ ...choices, with: company })}
              aria-current={company === choices.with ? "true" : undefined}
              className="segment"
            >
              {COMPANY_LABELS[company]}
            </ShallowLink>
          ))}
        </div>
      </fieldset>
      <label className="min-w-0">
        <span className="card-heading block">In the mood for</span>
        <select
          value={mood}
          onChange={({ target }) => {
            const [kind, id] = target.value.split("-");
            goTo({
              genre: kind === "genre" ? Number(id) : null,
              theme: kind === "theme" ? Number(id) : null,
            });
          }}
          className="input max-md:text-base"
        >
          <option value="">Anything</option>
          <Choices label="Genre" prefix="genre-" options={options?.genres} chosen={choices.genre} />
          <Choices label="Theme" prefix="theme-" options={options?.themes} chosen={choices.theme} />
        </select>
      </label>
      <label className="min-w-0">
        <span className="card-heading block">Platform</span>
        <select
          value={choices.platform ?? ""}
          onChange={({ target }) => goTo({ platform: target.value ? Number(target.value) : null })}
          className="input max-md:text-base"
        >
          <option value="">Any</option>
          <Choices label="Platform" prefix="" options={options?.platforms} chosen={choices.platform} />
        </select>
      </label>
    </div>
  );
}

type ChoicesProps = {
  label: string;
  prefix: string;
  options: readonly { id: number; name: string }[] | undefined;
  chosen: number | null;
};

function Choices({ label, prefix, options = [], chosen }: ChoicesProps) {
  const isUnknown = chosen !== null && !options.some(({ id }) => id === chosen);
  return (
    <optgroup label={label}>
      {isUnknown ? <option value={`${prefix}${chosen}`}>…</option> : null}
      {options.map(({ id, name }) => (
        <option key={id} value={`${prefix}${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

const cardOf = (isOnly: boolean) =>
  `flex gap-4 rounded-card border border-line bg-surface p-4 md:p-5 ${isOnly ? "md:gap-6" : "md:flex-col"}`;
const coverOf = (isOnly: boolean) => `w-24 shrink-0 ${isOnly ? "md:w-60" : "md:w-full"}`;

function Suggestion({ game, isOnly }: { game: PickedGame; isOnly: boolean }) {
  const queryClient = useQueryClient();
  return (
    <li className={cardOf(isOnly)}>
      <Link href={game.path} tabIndex={-1} aria-hidden="true" className={coverOf(isOnly)}>
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes={`(min-width: 768px) ${isOnly ? 240 : 400}px, 96px`}
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        <h2 className="text-[19px] leading-tight [overflow-wrap:anywhere] md:text-[22px]">
          <Link href={game.path}>{game.name}</Link>
        </h2>
        <p className="mt-1 text-[13.5px] text-ink-3">{STATUS_LABELS[game.status]}</p>
        <ul className="mt-3 mb-4 grid gap-1.5 text-pretty text-[14.5px] text-ink-2">
          {game.reasons.map((reason) => (
            <li key={reason.kind} className="flex gap-2">
              <Icon name="check" className="mt-1 size-3.5 shrink-0 text-lamp-text" />
              <span className="min-w-0">{wordsOf(reason)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center gap-2">
          {game.status === "playing" ? (
            <Suspense fallback={<Skeleton className="h-9 w-[5.5rem] rounded-[9px]" />}>
              <AddTime game={game} />
            </Suspense>
          ) : (
            <Button
              size="sm"
              onPointerEnter={preloadPress}
              onFocus={preloadPress}
              onClick={() => void importPress().then(({ startPlay }) => startPlay(queryClient, game))}
            >
              <Icon name="play" className="size-4" />
              Start playing<span className="sr-only">: {game.name}</span>
            </Button>
          )}
          <AddToListButton
            game={game}
            className="button button-secondary button-icon size-9"
            iconClassName="size-4"
          />
        </div>
      </div>
    </li>
  );
}

function wordsOf(reason: PickReason): string {
  switch (reason.kind) {
    case "left":
      return `${formatCount(reason.hours)} h left of ${formatCount(reason.of)}`;
    case "length":
      return `About ${formatCount(reason.hours)} h long`;
    case "series":
      return `You gave ${reason.rating} to its ${reason.is}, ${reason.game}`;
    case "studio":
      return `You gave ${reason.rating} to ${reason.game}, by the same studio`;
    case "critics":
      return `Others’ rating: ${reason.rating} of 100`;
    case "years":
      return `On your shelf for ${reason.years === 1 ? "a year" : `${reason.years} years`}`;
  }
}

function NothingFits({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mx-auto max-w-[34rem] pt-6 pb-16 text-center">
      <LogoMark className="mx-auto size-20" />
      <div className="board" />
      <h2 className="mt-8 text-[22px]">{isFiltered ? "No games match" : "Nothing to play next"}</h2>
      <p className="mt-2 text-ink-2">
        {isFiltered
          ? "None of your unfinished games match all of that."
          : "Add games that you want to play, and one of them is suggested here."}
      </p>
      <div className="mt-6">
        <Button asChild variant="primary">
          {isFiltered ? (
            <ShallowLink href={PATH}>Ask for anything</ShallowLink>
          ) : (
            <Link href="/games">Browse Games</Link>
          )}
        </Button>
      </div>
    </div>
  );
}

const FIELDS = {
  time: "max-md:col-span-2 lg:w-[20rem]",
  company: "max-md:col-span-2 lg:w-[14.5rem]",
  mood: "",
  platform: "",
};

export function PickScreenSkeleton() {
  return (
    <>
      <div className={FORM}>
        {Object.entries(FIELDS).map(([field, className]) => (
          <div key={field} className={className}>
            <Skeleton className="mb-3.5 h-5 w-28" />
            <Skeleton className="h-[42px] rounded-control" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-[42px] w-[19rem] rounded-control" />
      <div className="mt-7">
        <SuggestionsSkeleton isOnly={false} />
      </div>
    </>
  );
}

function SuggestionsSkeleton({ isOnly }: { isOnly: boolean }) {
  return (
    <>
      <Skeleton className="mb-4 h-[21px] w-24" />
      <div className={isOnly ? "max-w-[44rem]" : SEVERAL}>
        {(isOnly ? [1] : [1, 2, 3]).map((place) => (
          <div key={place} className={cardOf(isOnly)}>
            <div className={coverOf(isOnly)}>
              <Skeleton className="aspect-[3/4] rounded-cover" />
            </div>
            <div className="min-w-0 flex-1">
              <Skeleton className="h-12 w-4/5" />
              <Skeleton className="mt-8 mb-4 h-28" />
              <Skeleton className="h-9 w-40 rounded-[9px]" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
