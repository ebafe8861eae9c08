import type { ReactNode } from "react";
import { ViewToggle } from "@/components/site/view-toggle";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { listHref } from "@/lib/games/browse-route";
import { GAME_LISTS, type GameListName } from "@/lib/games/keys";

const TAB_LABELS: Record<GameListName, string> = {
  popular: "Popular",
  action: "Action",
  adventure: "Adventure",
  rpg: "RPG",
};

export type BrowseHeaderProps = {
  title: string;
  /** The tab that is current; null for a filtered list. */
  list: GameListName | null;
  showAll: boolean;
  search: ReactNode;
  addGame: ReactNode;
};

/** Heading, search field, and on phones the tabs, for which the site header is too narrow there. */
export function BrowseHeader({ title, list, showAll, search, addGame }: BrowseHeaderProps) {
  return (
    <div className="mb-6 grid gap-4 pt-7 md:mb-[22px] md:pt-10">
      <nav aria-label="Lists" className="segments w-fit md:hidden">
        {GAME_LISTS.map((name) => (
          <Link
            key={name}
            href={listHref(name)}
            aria-current={name === list ? "page" : undefined}
            className="segment"
          >
            {TAB_LABELS[name]}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:items-end">
        <h1
          className={cn(
            "min-w-0 text-[24px] [overflow-wrap:anywhere] md:text-[28px]",
            showAll ? "max-sm:w-full" : "max-sm:flex-1",
          )}
        >
          {title}
        </h1>
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
    </div>
  );
}
