import "server-only";
import { readCatalogue } from "./read";

type CompanyName = { id: number; slug: string; name: string };

/** Null for a company that has no games. @throws {AppError} */
export function readCompanyName(id: number): Promise<CompanyName | null> {
  return readCatalogue((client) =>
    client.from("companies").select("id, slug, name").eq("id", id).maybeSingle(),
  );
}

/** @throws {AppError} */
export async function readCompanyOfSlug(slug: string): Promise<CompanyName | null> {
  const [company] = await readCatalogue((client) =>
    client.from("companies").select("id, slug, name").eq("slug", slug).order("id").limit(1),
  );
  return company ?? null;
}
