/** The address of a company's page, as the spec has it; the id decides, and a wrong slug leads to the right one. */
export function companyPath({ id, slug }: { id: number; slug: string }): string {
  return `/company/${encodeURIComponent(slug)}?id=${id}`;
}
