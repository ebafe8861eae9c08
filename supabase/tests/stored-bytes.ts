import type { startSupabase } from "./harness.ts";

type Server = Pick<Awaited<ReturnType<typeof startSupabase>>, "sql">;

/** The tables whose bytes are counted. */
export async function countedTables({ sql }: Server): Promise<string[]> {
  const triggers = await sql(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%_count_added' order by 1",
  );
  return triggers.map(({ name }) => String(name).replace("public.", ""));
}

/** What the rows of a user take, computed from the rows. */
export async function bytesOfRows(server: Server, userId: string): Promise<number> {
  let sum = 0;
  for (const table of await countedTables(server)) {
    const [size] = await server.sql(`select public.bytes_of_row('public.${table}') as expression`);
    const owner = table === "profiles" ? "id" : "user_id";
    const [row] = await server.sql(
      `select coalesce(sum(${size?.expression}), 0)::int as bytes from public.${table} where ${owner} = $1`,
      [userId],
    );
    sum += Number(row?.bytes);
  }
  return sum;
}
