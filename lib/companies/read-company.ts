import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { compare, query } from "@/apicalypse/build";
import { igdb } from "@/lib/igdb/igdb";
import { companySlugRow } from "@/lib/igdb/rows";
import type { Company } from "./company";
import { type CompanyRole, companyTags } from "./keys";
import { toCompany } from "./map-company";

export type CompanyRecord = { company: Company } & Record<CompanyRole, number[]>;

export async function readCompany(id: number): Promise<CompanyRecord | null> {
  "use cache";
  cacheTag(companyTags.all, companyTags.company(id));
  cacheLife("catalogue");
  const row = await igdb().companies.load(id);
  return row ? { company: toCompany(row), developed: row.developed, published: row.published } : null;
}

export async function readCompanyBySlug(slug: string): Promise<{ id: number; slug: string } | null> {
  "use cache";
  cacheTag(companyTags.all);
  cacheLife("catalogue");
  const [row] = await igdb().rows(
    "companies",
    query({ fields: ["slug"], where: compare("slug", "=", slug), limit: 1 }),
    companySlugRow,
  );
  return row ?? null;
}
