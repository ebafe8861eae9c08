import "server-only";
import { readCatalogueJson } from "./read";

export const SITEMAP_KINDS = ["games", "companies"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Games or companies in a file. The database leaves out games for adults. */
export const ROWS_PER_FILE = 2000;

type Sizes = Record<SitemapKind, number>;
export type SitemapRow = { id: number; slug: string; name: string; updated_at: string };

/** @throws {AppError} */
export function readSizes(): Promise<Sizes> {
  return readCatalogueJson((client) => client.rpc("sitemap_sizes"));
}

/** Files count from 1. @throws {AppError} */
export function readSitemapPage(kind: SitemapKind, file: number): Promise<SitemapRow[]> {
  return readCatalogueJson((client) => client.rpc("sitemap_page", { kind, file }));
}
