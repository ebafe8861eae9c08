import type { ReactNode } from "react";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { HiddenGames } from "@/components/games/hidden-games";
import { BoardMessage } from "@/components/page/board-message";
import { filtersToDrop } from "@/components/page/filters-to-drop";
import { PopularReviewsSlot } from "@/components/reviews/islands";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { plural } from "@/lib/format-count";
import {
  type BrowseRoute,
  browseHref,
  type CompanyNames,
  listHref,
  nextBrowseHref,
} from "@/lib/games/browse-route";
import type { Choice } from "@/lib/games/choices";
import type { GamePage } from "@/lib/games/schema";
import { BrowseHeader } from "./browse-header";
import type { FilterCounts } from "./filter-options";
import { AdultResults, MoreBrowseGames, OwnGames } from "./islands";

export type BrowseScreenProps = {
  route: BrowseRoute;
  heading: string;
  /** Names of the companies in `route`. */
  names: CompanyNames;
  page: GamePage;
  chosen: Choice[];
  counts: FilterCounts;
  platforms: Map<number, string>;
  /** For an empty list: the choice whose removal leaves the most games. */
  toDrop: (Choice & { total: number }) | null;
};

export function BrowseScreen(props: BrowseScreenProps) {
  const { route, names, page, chosen, toDrop } = props;
  const { page: _number, ...filter } = route;
  const { q } = filter;
  const withAdultResults = (visible: ReactNode) =>
    q && page.hidden ? (
      <AdultResults key={q} search={{ ...filter, q }} count={page.hidden}>
        {visible}
      </AdultResults>
    ) : (
      visible
    );
  return (
    <div className="wrap">
      <BrowseHeader {...props} />
      <OwnGames filter={filter} href={browseHref({ ...route, choices: undefined, page: 1 }, names)}>
        {page.games.length === 0 ? (
          withAdultResults(
            <BoardMessage
              isMatch
              title="No games found"
              text={
                q
                  ? `No games match "${q}". Try a different search term.`
                  : chosen.length > 0
                    ? "No games match all of these filters."
                    : "No games available at the moment"
              }
            >
              {q && chosen.length > 0 ? (
                <p className="basis-full text-ink-2">{filtersToDrop(chosen.map(({ label }) => label))}</p>
              ) : null}
              {toDrop ? <DropChoice choice={toDrop} route={route} names={names} /> : null}
              <HiddenGames count={page.hidden} className="text-[14px] text-ink-3" />
            </BoardMessage>,
          )
        ) : (
          <>
            <h2 className="sr-only">Games</h2>
            {/* Later games fill the row that the reviews follow. */}
            <div className="game-grid grid-flow-row-dense [&>ul]:contents">
              <CatalogueGrid games={page.games.map(toCardGame)} shared />
              {isStart(route) ? <PopularReviewsSlot /> : null}
              {page.nextOffset === null ? null : (
                <MoreBrowseGames
                  filter={filter}
                  offset={page.nextOffset}
                  href={nextBrowseHref(route, names)}
                  shownIds={page.games.map(({ id }) => id)}
                />
              )}
            </div>
            {withAdultResults(
              <HiddenGames count={page.hidden} className="mt-8 text-center text-[14px] text-ink-3" />,
            )}
          </>
        )}
      </OwnGames>
    </div>
  );
}

/** `/games` itself. */
const isStart = (route: BrowseRoute) => browseHref(route) === listHref("popular");

function DropChoice({
  choice,
  route: { choices: _choices, ...list },
  names,
}: {
  choice: Choice & { total: number };
  route: BrowseRoute;
  names: CompanyNames;
}) {
  const rest = choice.without ? { choices: choice.without } : {};
  return (
    <Button asChild>
      <Link href={browseHref({ ...list, ...rest, page: 1 }, names)}>
        {`Without “${choice.label}”: ${plural(choice.total, "game")}`}
      </Link>
    </Button>
  );
}
