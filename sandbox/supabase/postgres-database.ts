import { createPostgresConnection } from "@supabase/lite/postgres";
import type { ParameterOrJSON, Sql, TransactionSql } from "postgres";
import type { Database } from "./database.ts";

/** Enough for twenty concurrent requests. */
const CONNECTIONS = 25;
/** Sends a string as JSON text, as PGlite does; postgres.js would encode it as a JSON string. */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** PostgREST sends numbers, where the driver returns text. */
const AS_NUMBER = { to: 1700, from: [20, 1700], serialize: String, parse: Number };

export function openPostgres(url: string): Database {
  const postgresOptions = {
    max: CONNECTIONS,
    onnotice: () => {},
    types: { json: jsonType(114), jsonb: jsonType(3802), number: AS_NUMBER },
  };
  const connection = createPostgresConnection({ url, postgresOptions });
  return {
    connection,
    driver: {
      ...queriesOf(connection.driver),
      transaction: async <T>(job: (tx: ReturnType<typeof queriesOf>) => Promise<T>) => {
        let result: { value: T } | undefined;
        await connection.driver.begin(async (tx) => {
          result = { value: await job(queriesOf(tx)) };
        });
        if (!result) throw new Error("The transaction did not run");
        return result.value;
      },
    },
    hasOneSession: false,
    close: () => connection.close(),
  };
}

function queriesOf(sql: Sql | TransactionSql) {
  return {
    async query<Row>(text: string, values: unknown[] = []): Promise<{ rows: Row[] }> {
      return { rows: [...(await sql.unsafe(text, values as ParameterOrJSON<never>[]))] as Row[] };
    },
    exec: (text: string) => sql.unsafe(text).simple(),
  };
}
