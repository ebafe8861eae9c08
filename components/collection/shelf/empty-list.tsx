"use client";

import { useQuery } from "@tanstack/react-query";
import { AddFirstGameButton } from "@/components/collection/add-game/add-game-button";
import { BoardMessage } from "@/components/page/board-message";
import { filtersToDrop } from "@/components/page/filters-to-drop";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ShallowLink } from "@/components/ui/shallow-link";
import type { CollectionFilter } from "@/lib/collection/keys";
import { choicesOptions } from "@/lib/collection/queries";
import type { CollectionList } from "@/lib/collection/status";
import { activeChoices, hasFilters, withoutFilters } from "./active-choices";
import { collectionHref } from "./collection-href";

const WHOLE_SHELF = collectionHref({ status: "all", q: "", sort: "added" });
const BROWSE = { label: "Browse Games", href: "/games" };
const CHOOSE = { label: "Choose from your shelf", href: WHOLE_SHELF };
const IMPORT = { label: "Import from Steam", href: `${WHOLE_SHELF}?status=imported&import=steam` };
const SHOW_IMPORTED = { label: "Show all imported games", href: `${WHOLE_SHELF}?status=imported` };

type Emptiness = { title: string; text: string; next: { label: string; href: string } };

const EMPTY_COLLECTION = { title: "Your collection is empty", text: "Add some games to get started" };

const EMPTY_LISTS: Record<Exclude<CollectionList, "all">, Emptiness> = {
  playing: {
    title: "No game in progress",
    text: "Set a game to Playing, and it appears here.",
    next: CHOOSE,
  },
  completed: {
    title: "No games completed yet",
    text: "Set a game to Completed once you have finished it.",
    next: CHOOSE,
  },
  want: {
    title: "No games to play next",
    text: "Set a game to Want to Play, and it waits here for you.",
    next: BROWSE,
  },
  paused: {
    title: "No paused games",
    text: "Set a game to Paused when you take a break from it.",
    next: CHOOSE,
  },
  dropped: {
    title: "No dropped games",
    text: "Set a game to Dropped once you are done with it, finished or not.",
    next: CHOOSE,
  },
  endless: {
    title: "No endless games",
    text: "Set a game to Endless if it has no end, like an online game or a sandbox.",
    next: CHOOSE,
  },
  imported: {
    title: "No imported games yet",
    text: "Bring the games that you own on Steam to your shelf.",
    next: IMPORT,
  },
  unsorted: {
    title: "All sorted",
    text: "Each of your imported games has a status.",
    next: SHOW_IMPORTED,
  },
};

function EmptySearch({ filter }: { filter: CollectionFilter }) {
  const { data: options } = useQuery(choicesOptions());
  const more = filter.more ?? "";
  const chosen = activeChoices(more, options);
  const labels = chosen.flatMap(({ label }) => label ?? []);
  return (
    <BoardMessage isMatch title="No games found" text="Try a different search term">
      {labels.length > 0 ? <p className="basis-full text-ink-2">{filtersToDrop(labels)}</p> : null}
      <Button asChild>
        <Link
          href={`/games?${new URLSearchParams({ q: filter.q })}`}
          className="h-auto min-h-11 whitespace-normal [overflow-wrap:anywhere]"
        >
          <Icon name="plus" className="size-[18px] shrink-0" />
          {`Add “${filter.q}” from the catalogue`}
        </Link>
      </Button>
      {chosen.length > 0 ? (
        <Button asChild variant="ghost">
          <ShallowLink href={collectionHref({ ...filter, more: withoutFilters(more) })}>
            Clear all filters
          </ShallowLink>
        </Button>
      ) : null}
    </BoardMessage>
  );
}

/** @param total games of the whole shelf */
export function EmptyList({ filter, total }: { filter: CollectionFilter; total: number }) {
  const { status, q } = filter;
  if (q) return <EmptySearch filter={filter} />;
  if (filter.more && hasFilters(filter.more) && total > 0) {
    return (
      <BoardMessage isMatch title="No games match" text="None of your games match all of these filters.">
        <Button asChild>
          <ShallowLink href={collectionHref({ ...filter, more: withoutFilters(filter.more) })}>
            Clear all filters
          </ShallowLink>
        </Button>
      </BoardMessage>
    );
  }
  if (total === 0 || status === "all") {
    return (
      <BoardMessage {...EMPTY_COLLECTION} className="empty-collection">
        <AddFirstGameButton />
        <Button asChild variant="ghost">
          <Link href="/import">Import from Steam or a file</Link>
        </Button>
      </BoardMessage>
    );
  }
  const isImport = status === "imported" || status === "unsorted";
  const empty = EMPTY_LISTS[status];
  const { label, href } = empty.next;
  const NextLink = href.startsWith("/collection") ? ShallowLink : Link;
  return (
    <BoardMessage title={empty.title} text={empty.text}>
      <Button asChild>
        <NextLink href={href}>{label}</NextLink>
      </Button>
      {isImport ? (
        <Button asChild variant="ghost">
          <Link href="/import">Import from a file</Link>
        </Button>
      ) : null}
    </BoardMessage>
  );
}
