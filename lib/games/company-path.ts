/** The id decides; a wrong slug redirects to the right one. */
export function companyPath({ id, slug }: { id: number; slug: string }): string {
  return `/company/${encodeURIComponent(slug)}?id=${id}`;
}
