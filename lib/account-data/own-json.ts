import { jsonElements } from "./json-list";
import type { AccountReader } from "./reader";
import { TABLES, type TableName } from "./tables";

/** Fields may be added without a new version; see docs/export.md. */
const FORMAT = { format: "questshelf", version: 1 };

/** What the document is written from. */
export type JsonReader = Pick<
  AccountReader,
  "account" | "changes" | "rows" | "gameTags" | "people" | "reviewLikes"
>;

/** The whole account as one JSON document, described by docs/export.schema.json. @throws {AppError} */
export async function* ownJson(reader: JsonReader, now: Date): AsyncGenerator<string> {
  const { account, profile } = await reader.account();
  const head = JSON.stringify({ ...FORMAT, exported_at: now.toISOString(), account, profile }, null, 2);
  yield head.replace(/\n}$/, "");
  yield* list("changes", reader.changes());
  for (const table of Object.keys(TABLES) as TableName[]) yield* list(table, reader.rows(table));
  yield* list("game_tags", reader.gameTags());
  yield* list("follows", reader.people("follows"));
  yield* list("blocks", reader.people("blocks"));
  yield* list("review_likes", reader.reviewLikes());
  yield "\n}\n";
}

async function* list(name: string, pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  yield `,\n  "${name}": [`;
  yield* jsonElements(pages);
  yield "\n  ]";
}
