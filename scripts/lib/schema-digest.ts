import { createHash } from "node:crypto";

/** Digest of what the generated types depend on: columns, foreign keys, and signatures of functions outside extensions. */
const SCHEMA = `
  select string_agg(line, E'\\n' order by line collate "C") as text from (
    select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, null), a.attnotnull,
      a.atthasdef or a.attidentity <> '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped
    union all
    select format('%s %s', k.conname, k.conrelid::regclass) from pg_constraint k
    where k.connamespace = 'public'::regnamespace and k.contype = 'f'
    union all
    select format('%s(%s) %s %s', p.proname, pg_get_function_identity_arguments(p.oid), p.pronargdefaults,
      pg_get_function_result(p.oid))
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) as lines`;

type Row = { text?: unknown };

/** @param query runs a statement on a database with all migrations */
export async function schemaDigest(query: (sql: string) => Promise<readonly Row[]>): Promise<string> {
  const [row] = await query(SCHEMA);
  return createHash("sha256").update(String(row?.text)).digest("hex").slice(0, 16);
}
