import { ArrowLeftIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Company } from "@/lib/companies/company";
import type { CompanyPlace } from "@/lib/companies/company-place";
import type { GamePage } from "@/lib/games/schema";
import { CompanyGames } from "./company-games";

export type CompanyListPageProps = { company: Company; place: CompanyPlace; games: GamePage };

/** A further page of a company's list, for crawlers and visitors without JavaScript. */
export function CompanyListPage({ company, place, games }: CompanyListPageProps) {
  return (
    <article>
      <header className="wrap pt-8 md:pt-10">
        <p>
          <Link
            href={company.path}
            className="inline-flex items-center gap-1.5 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
          >
            <ArrowLeftIcon className="size-4 shrink-0" />
            {company.name}
          </Link>
        </p>
        <h1 className="mt-3 text-[24px] [overflow-wrap:anywhere] md:text-[28px]">
          Games {place.role} by {company.name}, page {place.page}
        </h1>
      </header>
      <CompanyGames company={company} list={place.role} page={games} />
    </article>
  );
}
