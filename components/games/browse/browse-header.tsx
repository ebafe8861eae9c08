import type { ReactNode } from "react";
import { ViewToggle } from "@/components/site/view-toggle";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { listHref } from "@/lib/games/browse-route";
import { type GameListName, genreOfList } from "@/lib/games/genres";
import { GenreChips } from "./genre-chips";

const TABS = [
  { name: "popular", label: "Popular" },
  { name: "action", label: "Action" },
  { name: "adventure", label: "Adventure" },
  { name: "rpg", label: "RPG" },
] as const;

export type BrowseHeaderProps = {
  title: string;
  /** The tab that is current; null for a filtered list. */
  list: GameListName | null;
  showAll: boolean;
  search: ReactNode;
  addGame: ReactNode;
  /** Stay chosen in another list. */
  choices?: string | undefined;
  /** The filters. */
  children: ReactNode;
};

/** Heading, search field, and on phones the tabs, for which the site header is too narrow there. */
export function BrowseHeader({
  title,
  list,
  showAll,
  search,
  addGame,
  choices,
  children,
}: BrowseHeaderProps) {
  const genre = list ? genreOfList(list) : undefined;
  return (
    <div className="mb-6 grid gap-4 pt-7 md:mb-[22px] md:pt-10">
      <nav aria-label="Lists" className="segments w-fit md:hidden">
        {TABS.map(({ name, label }) => (
          <Link
            key={name}
            href={listHref(name)}
            aria-current={name === list ? "page" : undefined}
            className="segment"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:items-end">
        <div className={cn("min-w-0", showAll ? "max-sm:w-full" : "max-sm:flex-1")}>
          <h1 className="text-[24px] [overflow-wrap:anywhere] md:text-[28px]">{title}</h1>
          {genre ? (
            <p className="mt-1.5 text-[14px] text-ink-3 leading-snug">Genre on IGDB: {genre.name}</p>
          ) : null}
        </div>
        {showAll ? (
          <Button asChild size="sm" variant="outline" className="sm:ml-1">
            <Link href="/games">Show all games</Link>
          </Button>
        ) : null}
        <ViewToggle className="ml-auto md:hidden" />
        <div className="flex items-center gap-3 max-sm:w-full md:ml-auto">
          <div className="min-w-0 grow">{search}</div>
          {addGame}
        </div>
      </div>
      {showAll ? null : <GenreChips current={list} choices={choices} />}
      {children}
    </div>
  );
}
