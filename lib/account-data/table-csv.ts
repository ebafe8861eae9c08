import { CSV_MARK, csvLine } from "./csv";
import type { DataRow } from "./read-account-data";
import type { AccountReader } from "./reader";
import { PROFILE_COLUMNS, TABLES, type TableName } from "./tables";

const ACCOUNT_COLUMNS = ["email", "created_at", "email_confirmed_at", "last_sign_in_at"] as const;

/** Account and profile as a table of one row. @throws {AppError} */
export async function* profileCsv(reader: AccountReader): AsyncGenerator<string> {
  const { account, profile } = await reader.account();
  const { id, ...rest } = { ...profile };
  const values: DataRow = { ...rest, id: account.id };
  yield CSV_MARK + csvLine([...PROFILE_COLUMNS, ...ACCOUNT_COLUMNS]);
  yield csvLine([
    ...PROFILE_COLUMNS.map((name) => values[name]),
    ...ACCOUNT_COLUMNS.map((name) => account[name]),
  ]);
}

/** A table with all its columns, as the database has them. @throws {AppError} */
export async function* tableCsv(reader: AccountReader, table: TableName): AsyncGenerator<string> {
  const { columns } = TABLES[table];
  yield CSV_MARK + csvLine(columns);
  for await (const rows of reader.rows(table)) {
    yield rows.map((row) => csvLine(columns.map((name) => row[name]))).join("");
  }
}
