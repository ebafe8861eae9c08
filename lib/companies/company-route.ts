import { COMPANY_ROLES, type CompanyRole } from "./keys";

const PAGE_SIZE = 20;
/** Lists end after 2,000 games; the largest publishers have more. */
const LAST_PAGE = 100;

/** Pages count from 1; the first ones are on the company's page. */
export type CompanyRoute = { role: CompanyRole; page: number; offset: number };

/**
 * Parses the segments after `/company/{slug}`: `[]` is the company itself ("top"), `["developed", "2"]` a further page of a
 * list. Null for an unknown route.
 */
export function parseCompanyRoute(segments: readonly string[]): CompanyRoute | "top" | null {
  if (segments.length === 0) return "top";
  const [word, number, ...rest] = segments;
  const role = COMPANY_ROLES.find((name) => name === word);
  if (!role || rest.length > 0 || !number || !/^[1-9]\d{0,2}$/.test(number)) return null;
  const page = Number(number);
  return page >= 2 && page <= LAST_PAGE ? { role, page, offset: (page - 1) * PAGE_SIZE } : null;
}

type Addressed = { id: number; slug: string };

export function companyListPath({ id, slug }: Addressed, role: CompanyRole, page: number): string {
  return `/company/${encodeURIComponent(slug)}/${role}/${page}?id=${id}`;
}

export function pageOfOffset(offset: number | null): number | null {
  if (offset === null) return null;
  const page = offset / PAGE_SIZE + 1;
  return page <= LAST_PAGE ? page : null;
}

export function companyBrowsePath({ id, name }: { id: number; name: string }, role: CompanyRole): string {
  const [key, nameKey] = role === "developed" ? ["dev", "devName"] : ["pub", "pubName"];
  return `/games?${new URLSearchParams([
    [key, String(id)],
    [nameKey, name],
  ])}`;
}
