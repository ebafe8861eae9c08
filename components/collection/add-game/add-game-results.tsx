"use client";

import type { ReactNode } from "react";
import { HiddenGames } from "@/components/games/hidden-games";
import { LogoMark } from "@/components/page/logo-mark";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { plural } from "@/lib/format-count";
import type { GameSummary } from "@/lib/games/schema";
import { AddGameRow } from "./add-game-row";

const SKELETONS = ["one", "two", "three", "four", "five", "six"];

type AddGameResultsProps = {
  state: "idle" | "loading" | "error" | "ready";
  games: GameSummary[];
  /** For users who have chosen to see them. */
  adultGames: GameSummary[];
  /** How many games for adults only are hidden. */
  hiddenCount: number;
  /** A newer search is pending. */
  isStale: boolean;
  onRetry: () => void;
  onClose: () => void;
};

export function AddGameResults(props: AddGameResultsProps) {
  const { state, games, adultGames, hiddenCount, isStale, onRetry, onClose } = props;
  if (state === "idle") return <Message text="Find a game by its name, open it or add it right here." />;
  if (state === "error") {
    return (
      <Message text="Failed to search games. Please try again." role="alert">
        <Button onClick={onRetry}>Try again</Button>
      </Message>
    );
  }
  if (state === "loading") {
    return (
      <>
        <p role="status" className="sr-only">
          Searching...
        </p>
        <ul className="mt-3 grid gap-1">
          {SKELETONS.map((key) => (
            <AddGameRowSkeleton key={key} />
          ))}
        </ul>
      </>
    );
  }
  const hidden = <HiddenGames count={hiddenCount} className="pt-2 text-[13px] text-ink-3" />;
  const found = games.length + adultGames.length;
  if (found === 0) {
    return (
      <Message title="No results" text="No games found" role="status">
        {hidden}
      </Message>
    );
  }
  const rows = (label: string, shown: GameSummary[]) => (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {shown.map((game) => (
        <AddGameRow key={game.id} game={game} onClose={onClose} />
      ))}
    </ul>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {`${plural(found, "game")} found`}
      </p>
      <div
        className={`-mx-2 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-0.5 transition-opacity duration-150 ${isStale ? "opacity-60" : ""}`}
      >
        {games.length > 0 ? rows("Games found", games) : null}
        {adultGames.length > 0 ? (
          <>
            <h3 className="px-2 pt-3 pb-1 font-normal text-[13px] text-ink-3">For adults only</h3>
            {rows("Games for adults only", adultGames)}
          </>
        ) : null}
      </div>
      {hidden}
    </>
  );
}

type MessageProps = { title?: string; text: string; role?: "status" | "alert"; children?: ReactNode };

function Message({ title, text, role, children }: MessageProps) {
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 pb-6 text-center">
      <LogoMark className="mb-3 size-12 opacity-80" />
      <div role={role}>
        {title ? <p className="font-[650] font-display text-[20px]">{title}</p> : null}
        <p className="max-w-[352px] text-ink-2">{text}</p>
      </div>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  );
}

function AddGameRowSkeleton() {
  return (
    <li className="flex items-center gap-3 p-2">
      <Skeleton className="h-12 w-9 rounded-[5px]" />
      <div className="grid gap-2">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3 w-24" />
      </div>
    </li>
  );
}
