"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CatalogueGrid } from "@/components/collection/catalogue-grid";
import { MoreOf } from "@/components/games/more-of";
import type { CompanyRole } from "@/lib/companies/keys";
import { companyGamesOptions } from "@/lib/companies/queries";

type LaterCompanyGamesProps = {
  companyId: number;
  list: CompanyRole;
  offset: number;
  rendered: readonly number[];
  href: string;
};

export function LaterCompanyGames({ companyId, list, offset, ...rest }: LaterCompanyGamesProps) {
  const query = useInfiniteQuery(companyGamesOptions(companyId, list, offset));
  return (
    <MoreOf onRequest query={query} {...rest}>
      {(games) => <CatalogueGrid games={games} leading={false} />}
    </MoreOf>
  );
}
