import { PageTitle } from "@/components/ui/page-title";
import type { Company } from "@/lib/companies/company";
import type { CompanyRoute } from "@/lib/companies/company-route";
import type { GamePage } from "@/lib/games/schema";
import { CompanyGames } from "./company-games";

type CompanyListPageProps = { company: Company; route: CompanyRoute; games: GamePage };

/** A further page of a company's list, for crawlers and visitors without JavaScript. */
export function CompanyListPage({ company, route, games }: CompanyListPageProps) {
  return (
    <article>
      <div className="wrap pt-1.5 md:pt-[18px]">
        <PageTitle
          title={`Games ${route.role} by ${company.name}, page ${route.page}`}
          back={{ label: company.name, href: company.path }}
        />
      </div>
      <CompanyGames company={company} list={route.role} page={games} />
    </article>
  );
}
