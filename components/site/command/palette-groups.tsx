import type { ReactNode } from "react";
import { GameThumb } from "@/components/games/game-thumb";
import { FoundGame } from "@/components/games/search/found-game";
import { Avatar } from "@/components/page/avatar";
import type { PersonRef } from "@/components/people/use-people-write";
import { Icon, type IconName } from "@/components/ui/icon";
import { STATUS_LABELS } from "@/lib/collection/status";
import { plural } from "@/lib/format-count";
import { editListPath } from "@/lib/lists/path";
import { profilePath } from "@/lib/profile/profile-route";
import { type Command, commandScore, filterCommands } from "./commands";
import { Keys } from "./keys";
import { BEGINNING, matchScore } from "./match-score";
import type { useFound } from "./use-found";

export type PaletteOption = {
  key: string;
  content: ReactNode;
  target: { href: string; load?: "plain" | "login" } | { run: () => void };
  /** A result for an earlier text: shown dimmed, and not opened by Enter alone. */
  isStale?: boolean;
  /** Opened by Enter only if there is no other. */
  isFallback?: boolean;
  /** Can be followed. Only options of the last group, so that the buttons align with its rows. */
  person?: PersonRef;
};

export type PaletteGroup = { label: string; options: PaletteOption[] };

const SHOWN = { commands: 4, ownGames: 5, games: 6, lists: 4, people: 5 };
/** Keeps people, who come last, in view. */
const SHOWN_WITH_PEOPLE = { ...SHOWN, ownGames: 2, games: 3 };

/** What the palette shows, without empty groups. */
export function groupsOf(
  text: string,
  commands: Command[],
  {
    ownItems,
    games,
    lists,
    people,
    isStale,
    isSearching,
  }: Omit<ReturnType<typeof useFound>, "isError" | "retry">,
): PaletteGroup[] {
  const isEmpty = text.trim() === "";
  const matching = filterCommands(commands, text);
  const ofGroup = (name: Command["group"]) => {
    const options = matching
      .filter(({ group }) => group === name)
      .map((command) => {
        // A game may match better: Enter waits for it.
        const isFallback = isSearching && !isEmpty && commandScore(command, text) < BEGINNING;
        return isFallback ? { ...commandOption(command), isFallback } : commandOption(command);
      });
    return { label: name, options: isEmpty ? options : options.slice(0, SHOWN.commands) };
  };
  const shown = people.length > 0 ? SHOWN_WITH_PEOPLE : SHOWN;
  const ownGames = ownItems.slice(0, shown.ownGames);
  const owned = new Set(ownGames.map(({ game }) => game.id));
  const ofGames: PaletteGroup[] = [
    {
      label: "My games",
      options: ownGames.map(({ game, status }) => ({
        key: `own ${game.id}`,
        target: { href: game.path },
        isStale,
        content: (
          <>
            <GameThumb coverUrl={game.coverUrl} />
            <Words title={game.name} detail={STATUS_LABELS[status]} />
          </>
        ),
      })),
    },
    {
      label: "Games",
      options: [
        ...games
          .filter(({ id }) => !owned.has(id))
          .slice(0, shown.games)
          .map((game) => ({
            key: `game ${game.id}`,
            target: { href: game.path },
            isStale,
            content: <FoundGame game={game} />,
          })),
        ...(isEmpty ? [] : [allGames(text.trim())]),
      ],
    },
  ];
  const ofCommands = [ofGroup("Pages"), ofGroup("Actions")];
  const groups: PaletteGroup[] = [
    ...(isGameMeant(text, matching, [...ownGames.map(({ game }) => game), ...games])
      ? [...ofGames, ...ofCommands]
      : [...ofCommands, ...ofGames]),
    {
      label: "My lists",
      options: lists.slice(0, SHOWN.lists).map((list) => ({
        key: `list ${list.id}`,
        target: { href: editListPath(list.id) },
        isStale,
        content: (
          <>
            <Mark icon="list-ordered" />
            <Words title={list.title} detail={plural(list.size, "game")} />
          </>
        ),
      })),
    },
    {
      label: "People",
      options: people.slice(0, SHOWN.people).map(({ id, username, avatarUrl }) => ({
        key: `person ${username}`,
        // The client router may have cached the page from before a change.
        target: { href: profilePath(username), load: "plain" as const },
        isStale,
        person: { id, username },
        content: (
          <>
            <Avatar name={username} avatarUrl={avatarUrl} className="mx-1 size-7 text-[10.5px]" />
            <Words title={username} />
          </>
        ),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Whether a title matches as well as any page or action, none of which begins with the text. */
function isGameMeant(text: string, [best]: Command[], games: { name: string }[]): boolean {
  const score = best ? commandScore(best, text) : 0;
  return score < BEGINNING && games.some(({ name }) => matchScore(text, name) >= Math.max(score, 1));
}

function commandOption(command: Command): PaletteOption {
  const { group, label, icon, keys } = command;
  return {
    key: `${group} ${label}`,
    target:
      "run" in command
        ? { run: command.run }
        : { href: command.href, ...(command.load ? { load: command.load } : {}) },
    content: (
      <>
        <Mark icon={icon} />
        <Words title={label} />
        {keys ? <Keys keys={keys} /> : null}
      </>
    ),
  };
}

function allGames(q: string): PaletteOption {
  return {
    key: "all games",
    target: { href: `/games?${new URLSearchParams({ q })}` },
    isFallback: true,
    content: (
      <>
        <Mark icon="search" />
        <span className="min-w-0 flex-1 truncate font-medium text-[14.5px] text-lamp-text">
          All results for “{q}”
        </span>
      </>
    ),
  };
}

function Mark({ icon }: { icon: IconName }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-[9px] bg-raised text-ink-2">
      <Icon name={icon} className="size-[17px]" />
    </span>
  );
}

function Words({ title, detail }: { title: string; detail?: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium text-[14.5px] leading-snug">{title}</span>
      {detail ? <span className="block truncate text-[13px] text-ink-3">{detail}</span> : null}
    </span>
  );
}
