import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import { filterTitle } from "@/lib/profile/filter-title";
import type { FilteredGamesRoute } from "@/lib/profile/games-filter";
import type { FilteredGames } from "@/lib/profile/public-games";
import { statisticsPath, yearPath } from "@/lib/statistics/path";

type FilteredGamesHeadingProps = { username: string; place: FilteredGamesRoute; page: FilteredGames };

/** What the games have in common, how many there are, and the way back to the chart that counts them. */
export function FilteredGamesHeading({ username, place, page }: FilteredGamesHeadingProps) {
  const { filter, page: number } = place;
  const year = filter.completedIn;
  return (
    <div className="mb-6">
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href={year ? yearPath(username, Number(year)) : statisticsPath(username)} scroll={false}>
          <Icon name="arrow-left" className="size-4" />
          {year ? `${year} in review` : "Statistics"}
        </Link>
      </Button>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-[22px] [overflow-wrap:anywhere] md:text-[26px]">
          {filterTitle(filter, page.name)}
          {number > 1 ? <span className="sr-only">, page {number}</span> : null}
        </h2>
        <p className="text-ink-2 tabular-nums">{plural(page.total, "game")}</p>
      </div>
    </div>
  );
}
