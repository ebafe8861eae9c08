import { parseShelfChoices, shelfChoicesQuery } from "./shelf-choices";
import { COLLECTION_SORTS } from "./sort";
import { COLLECTION_LISTS } from "./status";

/** The query of a shelf's address in its canonical form, without what the shelf does not know; "" for the whole shelf. */
export function toSmartQuery(query: string): string {
  const given = new URLSearchParams(query);
  const status = COLLECTION_LISTS.find((list) => list !== "all" && list === given.get("status"));
  const sort = COLLECTION_SORTS.find((name) => name !== "added" && name === given.get("sort"));
  const q = (given.get("q") ?? "").replaceAll("\0", "").toWellFormed().trim().slice(0, 100).toWellFormed();
  return [
    ...(status ? [`status=${status}`] : []),
    ...(q ? [`q=${encodeURIComponent(q)}`] : []),
    ...(sort ? [`sort=${sort}`] : []),
    ...[shelfChoicesQuery(parseShelfChoices(given))].filter(Boolean),
  ].join("&");
}
