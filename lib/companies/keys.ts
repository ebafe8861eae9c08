export const COMPANY_ROLES = ["developed", "published"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const companyTags = { all: "companies", company: (id: number) => `company:${id}` };

export const companyKeys = {
  games: (id: number, role: CompanyRole, offset: number) => ["companies", id, role, offset] as const,
};
