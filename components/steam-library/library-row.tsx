"use client";

import { CoverImage } from "@/components/games/cover-image";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { plural } from "@/lib/format-count";
import type { RowState } from "@/lib/steam-library/library-state";
import { importFailed, notFound } from "@/lib/steam-library/messages";
import type { LibraryGame, MatchedBy } from "@/lib/steam-library/schema";

const MATCHED: Record<MatchedBy, string> = {
  steam_id: "Matched by Steam ID",
  name: "Matched by name",
  search: "Matched by search",
  person: "Matched by you",
};

const LABELS: Record<RowState["kind"], string> = {
  idle: "Import",
  waiting: "Waiting...",
  importing: "Importing...",
  failed: "Import",
  not_found: "Choose",
  done: "Change",
};

const ICON_PX = 36;
const MINUTES_PER_HOUR = 60;

type LibraryRowProps = {
  game: LibraryGame;
  iconUrl: string | null;
  state: RowState;
  /** For `aria-posinset` and `aria-setsize`: a screen reader cannot count rows that are not rendered. */
  place: number;
  count: number;
  /** Pixels from the top of the list. */
  top: number;
  onImport: () => void;
  onChange: () => void;
};

export function LibraryRow({ game, iconUrl, state, place, count, top, onImport, onChange }: LibraryRowProps) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={place}
      className="absolute inset-x-0 flex h-16 items-center gap-3 border-line border-b"
      style={{ top }}
    >
      <span className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-[7px] bg-raised">
        <Icon name="gamepad-2" className="size-4 text-ink-3" />
        {iconUrl ? <CoverImage src={iconUrl} alt="" width={ICON_PX} height={ICON_PX} /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-[14.5px] leading-snug">{game.name}</span>
        <Details game={game} state={state} />
      </span>
      <RowButton game={game} state={state} onImport={onImport} onChange={onChange} />
    </li>
  );
}

function Details({ game, state }: Pick<LibraryRowProps, "game" | "state">) {
  const time = playTime(game.playtime_forever);
  if (state.kind === "done") {
    const isOther = state.gameName.toLowerCase() !== game.name.toLowerCase();
    return (
      <span className="flex min-w-0 items-center gap-1 text-[13px] text-ink-3">
        <Icon name="check" className="size-3.5 shrink-0 text-good" />
        {/* Two lines on a phone: a wrong match is recognised by its name. */}
        <span className="line-clamp-2 leading-tight sm:line-clamp-1">
          {MATCHED[state.matchedBy]}
          {isOther ? ` · ${state.gameName}` : <span className="max-sm:hidden"> · {time}</span>}
        </span>
      </span>
    );
  }
  if (state.kind === "not_found") {
    return <Trouble>{notFound(game.name)}</Trouble>;
  }
  if (state.kind === "failed") {
    return <Trouble>{importFailed(game.name)}</Trouble>;
  }
  return <span className="block truncate text-[13px] text-ink-3">{time}</span>;
}

function Trouble({ children }: { children: string }) {
  return <span className="line-clamp-2 text-[13px] text-danger-text leading-tight">{children}</span>;
}

/** One button in all states, so that it keeps the focus during an import. */
function RowButton({
  game,
  state,
  onImport,
  onChange,
}: Omit<LibraryRowProps, "iconUrl" | "place" | "count" | "top">) {
  const isBusy = state.kind === "waiting" || state.kind === "importing";
  const isFound = state.kind === "done" || state.kind === "not_found";
  const label = LABELS[state.kind];
  const spoken = state.kind === "done" ? `Change the match of ${game.name}` : `${label} ${game.name}`;
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-mr-3.5"
      aria-label={spoken}
      aria-disabled={isBusy || undefined}
      aria-haspopup={isFound ? "dialog" : undefined}
      onClick={() => {
        if (isFound) onChange();
        else if (!isBusy) onImport();
      }}
    >
      {state.kind === "importing" ? <Spinner /> : null}
      {label}
    </Button>
  );
}

/** Hours to one decimal, as on the shelf. */
function playTime(minutes: number): string {
  if (minutes === 0) return "Never played";
  const hours = Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10;
  return plural(hours, "hour");
}
