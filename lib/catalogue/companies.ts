import "server-only";
import { z } from "zod";
import { readCatalogue } from "./read";

const companyRow = z.object({ id: z.number().int().positive(), slug: z.string(), name: z.string() });
type CompanyNameRow = z.infer<typeof companyRow>;

/** Null for a company that has no games. @throws {AppError} */
export function readCompanyName(id: number): Promise<CompanyNameRow | null> {
  return readCatalogue(
    (client) => client.from("companies").select("id, slug, name").eq("id", id).maybeSingle(),
    companyRow.nullable(),
  );
}

/** @throws {AppError} */
export async function readCompanyOfSlug(slug: string): Promise<CompanyNameRow | null> {
  const [row] = await readCatalogue(
    (client) => client.from("companies").select("id, slug, name").eq("slug", slug).order("id").limit(1),
    z.array(companyRow),
  );
  return row ?? null;
}
