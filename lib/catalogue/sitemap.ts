import "server-only";
import { z } from "zod";
import { readCatalogue } from "./read";

export const SITEMAP_KINDS = ["games", "companies"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Games or companies in a file, of which the database leaves out games for adults. */
export const ROWS_PER_FILE = 2000;

const sizesRow = z.record(z.enum(SITEMAP_KINDS), z.number().int().nonnegative());
const pageRow = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  name: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
});
export type SitemapRow = z.infer<typeof pageRow>;

/** @throws {AppError} */
export function readSizes(): Promise<Record<SitemapKind, number>> {
  return readCatalogue((client) => client.rpc("sitemap_sizes"), sizesRow);
}

/** Files count from 1. @throws {AppError} */
export function readSitemapPage(kind: SitemapKind, file: number): Promise<SitemapRow[]> {
  return readCatalogue((client) => client.rpc("sitemap_page", { kind, file }), z.array(pageRow));
}
