import { createSupabase } from "../../sandbox/supabase/server.ts";
import { createTempDir } from "../../scripts/lib/temp-dir.ts";

export type Relation = { name: string; columns: string[]; isPublic: boolean };
export type Procedure = { name: string; args: { name: string; type: string }[]; isPublic: boolean };
export type ExpectedSchema = { relations: Relation[]; procedures: Procedure[]; buckets: string[] };

const RELATIONS = `
  select c.relname as name, has_any_column_privilege('anon', c.oid, 'select') as "isPublic",
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select')) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and has_any_column_privilege('authenticated', c.oid, 'select')
  order by 1`;
// Excludes functions that only other functions call.
const PROCEDURES = `
  select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as "isPublic",
    (select coalesce(json_agg(json_build_object('name', p.proargnames[i], 'type', p.proargtypes[i - 1]::regtype::text)), '[]')
     from generate_series(1, p.pronargs) i) as args
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute')
    and not exists (
      select from pg_proc caller
      where caller.pronamespace = p.pronamespace and caller.oid <> p.oid and caller.prosrc ~ ('\\m' || p.proname || '\\(')
    )
  order by 1`;
const BUCKETS = "select id from storage.buckets where public order by id";

/** The schema that PostgREST exposes, read from a temporary database with all migrations. */
export async function expectedSchema(): Promise<ExpectedSchema> {
  const folder = createTempDir();
  const mailbox = { deliver: async () => {} };
  const supabase = await createSupabase({ dataDir: folder.path, siteUrl: "http://localhost", mailbox });
  try {
    const { driver } = supabase.database;
    const [relations, procedures, buckets] = [
      await driver.query<Relation>(RELATIONS),
      await driver.query<Procedure>(PROCEDURES),
      await driver.query<{ id: string }>(BUCKETS),
    ];
    return {
      relations: relations.rows,
      procedures: procedures.rows,
      buckets: buckets.rows.map(({ id }) => id),
    };
  } finally {
    await supabase.close();
    folder.remove();
  }
}
