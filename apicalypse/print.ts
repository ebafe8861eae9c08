import type { Block, Query } from "./ast.ts";
import { canonicalQuery } from "./canonical.ts";
import { printCondition, printString } from "./print-condition.ts";

/**
 * The canonical text of a query. Equal queries print equal text, whatever the order of fields, conditions and list items,
 * so it can be a cache key; `parseQuery` reads it back.
 */
export function printQuery(query: Query): string {
  const { fields, exclude, where, sort, limit, offset, search } = canonicalQuery(query);
  const clauses = [
    search !== null && `search ${printString(search)};`,
    fields.length > 0 && `fields ${fields.join(",")};`,
    exclude.length > 0 && `exclude ${exclude.join(",")};`,
    where && `where ${printCondition(where)};`,
    sort && `sort ${sort.path} ${sort.direction};`,
    limit !== null && `limit ${limit};`,
    offset !== null && `offset ${offset};`,
  ];
  return clauses.filter((clause) => typeof clause === "string").join(" ");
}

/** The canonical text of a multiquery; blocks keep their order, because the answers have it. */
export function printMultiquery(blocks: readonly Block[]): string {
  return blocks
    .map(({ endpoint, count, name, query }) => {
      const body = printQuery(query);
      return `query ${endpoint}${count ? "/count" : ""} ${printString(name)} {${body && ` ${body} `}};`;
    })
    .join("\n");
}
