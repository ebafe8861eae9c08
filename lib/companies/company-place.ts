import { COMPANY_ROLES, type CompanyRole } from "./keys";

/** Games on one page of a company's list. */
const PAGE_SIZE = 20;
/** Nobody pages further than the largest publisher has games. */
const LAST_PAGE = 150;

/** A further page of one of a company's lists; pages count from 1, and the first ones stand on the company's page. */
export type CompanyPlace = { role: CompanyRole; page: number; offset: number };

/**
 * What the segments after `/company/{slug}` name: `[]` is the company itself ("top"), `["developed", "2"]` a further
 * page of a list. Null for an address that does not exist.
 */
export function parseCompanyPlace(segments: readonly string[]): CompanyPlace | "top" | null {
  if (segments.length === 0) return "top";
  const [word, number, ...rest] = segments;
  const role = COMPANY_ROLES.find((name) => name === word);
  if (!role || rest.length > 0 || !number || !/^[1-9]\d{0,2}$/.test(number)) return null;
  const page = Number(number);
  return page >= 2 && page <= LAST_PAGE ? { role, page, offset: (page - 1) * PAGE_SIZE } : null;
}

type Addressed = { id: number; slug: string };

/** The address of a page of one of a company's lists. */
export function companyListPath({ id, slug }: Addressed, role: CompanyRole, page: number): string {
  return `/company/${encodeURIComponent(slug)}/${role}/${page}?id=${id}`;
}

/** The page that begins at an offset, or null where the ones with an address end. */
export function pageOfOffset(offset: number | null): number | null {
  if (offset === null) return null;
  const page = offset / PAGE_SIZE + 1;
  return page <= LAST_PAGE ? page : null;
}

/** The browse screen with a company's games only. */
export function companyBrowsePath({ id, name }: { id: number; name: string }, role: CompanyRole): string {
  const [key, nameKey] = role === "developed" ? ["dev", "devName"] : ["pub", "pubName"];
  return `/games?${new URLSearchParams([
    [key, String(id)],
    [nameKey, name],
  ])}`;
}
