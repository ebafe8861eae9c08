import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { browseHref } from "@/lib/games/browse-route";
import { companyPath } from "@/lib/games/company-path";
import type { Game } from "@/lib/games/schema";

const GAMES = { list: "popular", page: 1 } as const;

type Company = Game["companies"][number];

type GameCompaniesProps = Pick<Game, "companies"> & { linksToLists: boolean };

/** Publishers and developers, each with its page, or with the list of its games. */
export function GameCompanies({ companies, linksToLists }: GameCompaniesProps) {
  const publishers = companies.filter((company) => company.isPublisher);
  const developers = companies.filter((company) => company.isDeveloper);
  if (publishers.length + developers.length === 0) return null;
  return (
    <Card>
      <CardTitle>Companies</CardTitle>
      <dl className="grid gap-4 text-sm">
        <CompanyList
          heading="Publishers"
          companies={publishers}
          hrefOf={linksToLists ? ({ id: pub }) => browseHref({ ...GAMES, pub }) : companyPath}
        />
        <CompanyList
          heading="Developers"
          companies={developers}
          hrefOf={linksToLists ? ({ id: dev }) => browseHref({ ...GAMES, dev }) : companyPath}
        />
      </dl>
    </Card>
  );
}

type CompanyListProps = {
  heading: string;
  companies: Company[];
  hrefOf: (company: Company) => string;
};

function CompanyList({ heading, companies, hrefOf }: CompanyListProps) {
  if (companies.length === 0) return null;
  return (
    <div>
      <dt className="text-ink-3">{heading}</dt>
      {companies.map((company) => (
        <dd key={company.id} className="mt-1">
          <Link href={hrefOf(company)} prefetch={false} className="link">
            {company.name}
          </Link>
        </dd>
      ))}
    </div>
  );
}
