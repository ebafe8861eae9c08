import "server-only";
import { nameKey } from "./name-key";
import type { CollectionIdsQuery } from "./schema";
import type { Range } from "./shelf-choices";

/** Converts a query to arguments of the database's functions `list_shelf` and `list_shelf_ids`. */
export function shelfArguments({ status, q, sort, choices }: CollectionIdsQuery) {
  const { platforms, genres, themes, developers, tags, lists, media, group } = choices;
  const filled = (values: readonly (number | string)[]) => (values.length > 0 ? values : undefined);
  const ends = (name: string, range: Range | null) =>
    range ? { [`from_${name}`]: range.from, [`to_${name}`]: range.to } : {};
  return {
    // JSON leaves out what is undefined.
    filters: {
      status: status === "all" ? undefined : status,
      name: q ? nameKey(q) : undefined,
      platforms: filled(platforms),
      genres: filled(genres),
      themes: filled(themes),
      developers: filled(developers),
      tags: filled(tags),
      lists: filled(lists),
      media: filled(media),
      ...ends("year", choices.year),
      ...ends("rating", choices.rating),
      ...ends("critics", choices.critics),
      ...ends("hours", choices.hours),
      ...ends("length", choices.length),
      added: choices.added ?? undefined,
      completed: choices.completed ?? undefined,
    },
    sort,
    group_by: group,
  };
}
