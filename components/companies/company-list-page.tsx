import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Company } from "@/lib/companies/company";
import type { CompanyRoute } from "@/lib/companies/company-route";
import type { GamePage } from "@/lib/games/schema";
import { CompanyGames } from "./company-games";

export type CompanyListPageProps = { company: Company; route: CompanyRoute; games: GamePage };

/** A further page of a company's list, for crawlers and visitors without JavaScript. */
export function CompanyListPage({ company, route, games }: CompanyListPageProps) {
  return (
    <article>
      <header className="wrap pt-8 md:pt-10">
        <p>
          <Link
            href={company.path}
            className="inline-flex items-center gap-1.5 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
          >
            <Icon name="arrow-left" className="size-4 shrink-0" />
            {company.name}
          </Link>
        </p>
        <h1 className="mt-3 text-[24px] [overflow-wrap:anywhere] md:text-[28px]">
          Games {route.role} by {company.name}, page {route.page}
        </h1>
      </header>
      <CompanyGames company={company} list={route.role} page={games} />
    </article>
  );
}
