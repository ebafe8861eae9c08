import { SubpageHeader } from "@/components/games/subpage-header";
import type { Company } from "@/lib/companies/company";
import type { CompanyRoute } from "@/lib/companies/company-route";
import type { GamePage } from "@/lib/games/schema";
import { CompanyGames } from "./company-games";

export type CompanyListPageProps = { company: Company; route: CompanyRoute; games: GamePage };

/** A further page of a company's list, for crawlers and visitors without JavaScript. */
export function CompanyListPage({ company, route, games }: CompanyListPageProps) {
  return (
    <article>
      <SubpageHeader
        parent={company}
        title={`Games ${route.role} by ${company.name}, page ${route.page}`}
        className="wrap"
      />
      <CompanyGames company={company} list={route.role} page={games} />
    </article>
  );
}
