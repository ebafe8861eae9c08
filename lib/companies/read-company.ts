import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readCompanyName, readCompanyOfSlug } from "@/lib/catalogue/companies";
import { igdb } from "@/lib/igdb/igdb";
import { COMPANIES } from "@/lib/igdb/rows";
import type { Company } from "./company";
import { companyTags } from "./keys";
import { toCompany } from "./map-company";

export async function readCompany(id: number): Promise<Company | null> {
  "use cache";
  cacheTag(companyTags.all, companyTags.company(id));
  cacheLife("catalogue");
  const row = await igdb().load(COMPANIES, id);
  return row && toCompany(row);
}

export async function readName(id: number): Promise<string | null> {
  "use cache";
  cacheTag(companyTags.all, companyTags.company(id));
  cacheLife("catalogue");
  return (await readCompanyName(id))?.name ?? null;
}

export async function readCompanyBySlug(slug: string): Promise<{ id: number; slug: string } | null> {
  "use cache";
  cacheTag(companyTags.all);
  cacheLife("catalogue");
  return readCompanyOfSlug(slug);
}
