import type { ReactNode } from "react";
import { AddGameButton } from "@/components/collection/add-game/add-game-button";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { HiddenGames } from "@/components/games/hidden-games";
import { BoardMessage } from "@/components/site/board-message";
import { filtersToDrop } from "@/components/site/filters-to-drop";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import {
  type BrowseRoute,
  browseHref,
  type CompanyNames,
  filterParams,
  listHref,
  nextBrowseHref,
} from "@/lib/games/browse-route";
import type { Choice } from "@/lib/games/choices";
import type { GamePage } from "@/lib/games/schema";
import { AdultResults } from "./adult-results";
import { BrowseFilters, gamesInWords } from "./browse-filters";
import { BrowseHeader } from "./browse-header";
import { BrowseSearch } from "./browse-search";
import type { FilterCounts } from "./filter-options";
import { MoreBrowseGames } from "./more-browse-games";
import { OwnGames } from "./own-games";

export type BrowseScreenProps = {
  route: BrowseRoute;
  heading: string;
  /** Names of the companies in `route`. */
  names: CompanyNames;
  page: GamePage;
  chosen: Choice[];
  counts: FilterCounts;
  platforms: Map<number, string>;
  /** Of an empty list: the choice without which most games are left. */
  toDrop: (Choice & { total: number }) | null;
};

export function BrowseScreen({
  route,
  heading,
  names,
  page,
  chosen,
  counts,
  platforms,
  toDrop,
}: BrowseScreenProps) {
  const { page: _number, ...filter } = route;
  const { q, choices, ...companies } = filter;
  const kept = new URLSearchParams([...filterParams(companies, names), ...new URLSearchParams(choices)]);
  const withAdultResults = (visible: ReactNode) =>
    q && page.hidden ? (
      <AdultResults key={q} search={{ ...filter, q }} count={page.hidden}>
        {visible}
      </AdultResults>
    ) : (
      visible
    );
  const hasCompany = route.dev !== undefined || route.pub !== undefined;
  return (
    <div className="wrap">
      <BrowseHeader
        title={heading}
        list={hasCompany || q ? null : route.list}
        showAll={hasCompany}
        search={<BrowseSearch action={listHref(route.list)} q={q ?? ""} filters={Object.fromEntries(kept)} />}
        addGame={<AddGameButton from="browse" />}
        choices={choices}
      >
        <BrowseFilters route={route} names={names} chosen={chosen} counts={counts} platforms={platforms} />
      </BrowseHeader>
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
            <div className="game-grid [&>ul]:contents">
              <CatalogueGrid games={page.games.map(toCardGame)} shared />
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
    <Button asChild variant="primary">
      <Link href={browseHref({ ...list, ...rest, page: 1 }, names)}>
        {`Without “${choice.label}”: ${gamesInWords(choice.total)}`}
      </Link>
    </Button>
  );
}
