/** A company's role, as in the URLs of its lists. */
export const COMPANY_ROLES = ["developed", "published"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Tags of the server cache. */
export const companyTags = { all: "companies", company: (id: number) => `company:${id}` };

/** Keys of the browser cache. */
export const companyKeys = {
  games: (id: number, role: CompanyRole, offset: number) => ["companies", id, role, offset] as const,
};
