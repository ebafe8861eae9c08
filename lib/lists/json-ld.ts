import { LIST_PAGE_SIZE, listPath } from "./path";
import type { PublicList } from "./public-lists";

/** https://schema.org/ItemList, with the games of one page. */
export function listJsonLd(list: PublicList, page: number, origin: string): Record<string, unknown> {
  const first = (page - 1) * LIST_PAGE_SIZE + 1;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    url: `${origin}${listPath(list, page)}`,
    name: list.title,
    ...(list.description ? { description: list.description } : {}),
    author: { "@type": "Person", name: list.username, url: `${origin}/user/${list.username}` },
    numberOfItems: list.size,
    itemListOrder: `https://schema.org/${list.isRanked ? "ItemListOrderAscending" : "ItemListUnordered"}`,
    itemListElement: list.entries.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: `${origin}${path}`,
    })),
  };
}
