import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { toCardGame } from "@/components/games/card-game";
import { Link } from "@/components/ui/link";
import type { Company } from "@/lib/companies/company";
import { companyBrowsePath, companyListPath, pageOfOffset } from "@/lib/companies/company-route";
import type { CompanyRole } from "@/lib/companies/keys";
import type { GamePage } from "@/lib/games/schema";
import { MoreCompanyGames } from "./more-company-games";

const HEADINGS: Record<CompanyRole, string> = { developed: "Developed", published: "Published" };

type CompanyGamesProps = {
  company: Company;
  list: CompanyRole;
  page: GamePage;
};

/** Games that the company developed or published, with a link to more; nothing without games. */
export function CompanyGames({ company, list, page: { games, nextOffset } }: CompanyGamesProps) {
  if (games.length === 0) return null;
  const nextPage = pageOfOffset(nextOffset);
  return (
    <section id={list} aria-labelledby={`${list}-heading`} className="wrap mt-10 md:mt-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`${list}-heading`} className="text-[22px]">
          {HEADINGS[list]}
        </h2>
        <Link
          href={companyBrowsePath(company, list)}
          className="py-2.5 text-[14px] text-ink-3 hover:text-ink"
        >
          Browse games {list} by {company.name}
        </Link>
      </div>
      <div className="game-grid [&>ul]:contents">
        <CatalogueGrid games={games.map(toCardGame)} />
        {nextPage && nextOffset !== null ? (
          <MoreCompanyGames
            companyId={company.id}
            list={list}
            offset={nextOffset}
            rendered={games.map(({ id }) => id)}
            href={companyListPath(company, list, nextPage)}
          />
        ) : null}
      </div>
    </section>
  );
}
