import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { companyPath } from "@/lib/games/company-path";
import type { Game } from "@/lib/games/schema";

type Company = Game["companies"][number];

/** Publishers and developers, each with its page. */
export function GameCompanies({ companies }: Pick<Game, "companies">) {
  const publishers = companies.filter((company) => company.isPublisher);
  const developers = companies.filter((company) => company.isDeveloper);
  if (publishers.length + developers.length === 0) return null;
  return (
    <Card>
      <CardTitle>Companies</CardTitle>
      <dl className="grid gap-4 text-sm">
        <CompanyList heading="Publishers" companies={publishers} />
        <CompanyList heading="Developers" companies={developers} />
      </dl>
    </Card>
  );
}

function CompanyList({ heading, companies }: { heading: string; companies: Company[] }) {
  if (companies.length === 0) return null;
  return (
    <div>
      <dt className="text-ink-3">{heading}</dt>
      {companies.map((company) => (
        <dd key={company.id} className="mt-1">
          <Link href={companyPath(company)} prefetch={false} className="link">
            {company.name}
          </Link>
        </dd>
      ))}
    </div>
  );
}
