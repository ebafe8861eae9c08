import "server-only";
import { cachedRead } from "@/lib/games/cached-read";
import { companyPath } from "@/lib/games/company-path";
import type { Company } from "./company";
import { readCompany, readCompanyBySlug, readName } from "./read-company";

export async function getCompany(id: number): Promise<Company | null> {
  return cachedRead(readCompany(id));
}

/** Null for a company without games. @throws {AppError} */
export async function getCompanyName(id: number): Promise<string | null> {
  return cachedRead(readName(id));
}

/** @throws {AppError} */
export async function getCompanyPath(slug: string): Promise<string | null> {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null;
  const company = await cachedRead(readCompanyBySlug(slug));
  return company && companyPath(company);
}
