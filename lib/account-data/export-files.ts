import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { CSV_MARK, csvLine } from "./csv";
import { type DataRow, readAccount, readRemoved, readRows } from "./read-account-data";
import { PROFILE_COLUMNS, TABLES, type TableName } from "./tables";

/** The whole account as one JSON document. @throws {AppError} */
export async function* jsonFile(user: CurrentUser, now: Date): AsyncGenerator<string> {
  const { account, profile } = await readAccount(user);
  const head = JSON.stringify({ exported_at: now.toISOString(), account, profile }, null, 2);
  yield head.replace(/\n}$/, "");
  yield* jsonList("removed_games", readRemoved(user));
  yield* jsonList("user_games", readRows(user, "user_games"));
  yield* jsonList("steam_games", readRows(user, "steam_games"));
  yield* jsonList("former_usernames", readRows(user, "former_usernames"));
  yield "\n}\n";
}

async function* jsonList(name: string, pages: AsyncGenerator<DataRow[]>): AsyncGenerator<string> {
  yield `,\n  "${name}": [`;
  let separator = "\n    ";
  for await (const rows of pages) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(",\n    ");
    separator = ",\n    ";
  }
  yield "\n  ]";
}

const ACCOUNT_COLUMNS = ["email", "created_at", "email_confirmed_at", "last_sign_in_at"] as const;

/** Account and profile as a table of one row. @throws {AppError} */
export async function* profileCsv(user: CurrentUser): AsyncGenerator<string> {
  const { account, profile } = await readAccount(user);
  const { id, ...rest } = { ...profile };
  const values: DataRow = { ...rest, id: account.id };
  yield CSV_MARK + csvLine([...PROFILE_COLUMNS, ...ACCOUNT_COLUMNS]);
  yield csvLine([
    ...PROFILE_COLUMNS.map((name) => values[name]),
    ...ACCOUNT_COLUMNS.map((name) => account[name]),
  ]);
}

/** @throws {AppError} */
export async function* tableCsv(user: CurrentUser, table: TableName): AsyncGenerator<string> {
  const { columns } = TABLES[table];
  yield CSV_MARK + csvLine(columns);
  for await (const rows of readRows(user, table)) {
    yield rows.map((row) => csvLine(columns.map((name) => row[name]))).join("");
  }
}
