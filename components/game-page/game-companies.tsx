import Link from "next/link";
import { Fragment } from "react";
import { browseHref } from "@/lib/games/browse-route";
import { companyPath } from "@/lib/games/company-path";
import type { Game } from "@/lib/games/schema";
import { SidePart, SideRows } from "./side-part";

const GAMES = { list: "popular", page: 1 } as const;

type Company = Game["companies"][number];

type GameCompaniesProps = Pick<Game, "companies"> & { linksToLists: boolean };

/** Developers and publishers, each with its page, or with the list of its games. */
export function GameCompanies({ companies, linksToLists }: GameCompaniesProps) {
  const developers = companies.filter((company) => company.isDeveloper);
  const publishers = companies.filter((company) => company.isPublisher);
  const hrefOf = (role: "dev" | "pub") => (company: Company) =>
    linksToLists ? browseHref({ ...GAMES, [role]: company.id }) : companyPath(company);
  const rows = [
    { term: developers.length > 1 ? "Developers" : "Developer", companies: developers, href: hrefOf("dev") },
    { term: publishers.length > 1 ? "Publishers" : "Publisher", companies: publishers, href: hrefOf("pub") },
  ].filter((row) => row.companies.length > 0);
  if (rows.length === 0) return null;
  return (
    <SidePart title="Companies">
      <SideRows
        rows={rows.map((row) => ({
          term: row.term,
          value: row.companies.map((company, index) => (
            <Fragment key={company.id}>
              {index > 0 && <br />}
              <Link href={row.href(company)} prefetch={false} className="underline-offset-4 hover:underline">
                {company.name}
              </Link>
            </Fragment>
          )),
        }))}
      />
    </SidePart>
  );
}
