import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFaults } from "../../sandbox/shell/faults.ts";
import { startServices } from "../../sandbox/shell/mounts.ts";
import { createRequestLog } from "../../sandbox/shell/request-log.ts";
import { readSettings } from "../../sandbox/shell/settings.ts";
import { openDatabase } from "../../sandbox/supabase/database.ts";
import { OtherSchemaError } from "../../sandbox/supabase/migrations.ts";
import { createSupabase } from "../../sandbox/supabase/server.ts";
import { createDataDir } from "./harness.ts";

vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeEach(async () => {
  dataDir = await createDataDir();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () =>
  createSupabase({ dataDir, siteUrl: "http://localhost", mailbox: { deliver: async () => {} } });

async function change(sql: string): Promise<void> {
  const supabase = await open();
  await supabase.database.driver.exec(sql);
  await supabase.close();
}

async function usernamesIn(folder: string): Promise<(string | null)[]> {
  const database = await openDatabase(join(folder, "supabase/postgres"));
  const { rows } = await database.driver.query<{ username: string | null }>(
    "select username from public.profiles order by username",
  );
  await database.close();
  return rows.map(({ username }) => username);
}

it("moves the accounts of another version aside, says so, and creates new ones", async () => {
  await change(`
    insert into auth.users (id) values (gen_random_uuid());
    update public.profiles set username = 'old_user';
    insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('20261120110000', 'profiles', array['select 1']);
  `);
  await writeFile(join(dataDir, "mailbox.json"), "[]");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

  const settings = readSettings({ DATA_DIR: dataDir, SANDBOX_SERVICES: "supabase" });
  const sandbox = await startServices({ settings, log: createRequestLog(), faults: createFaults() });
  await sandbox.close();

  const [name = "", ...others] = (await readdir(dataDir)).filter((entry) => entry.startsWith("old-"));
  expect(others).toEqual([]);
  const oldData = join(dataDir, name);
  expect(warn.mock.calls).toEqual([
    [
      `sandbox: the accounts in ${dataDir} were made by another version. They are now in ${oldData}; this start creates new ones.`,
    ],
  ]);
  expect((await readdir(oldData)).sort()).toEqual(["mailbox.json", "supabase"]);
  expect(await usernamesIn(oldData)).toEqual(["old_user"]);
  expect(await usernamesIn(dataDir)).toEqual(expect.arrayContaining(["demo", "guest", "mirabel", null]));
});

it("does not open a database with another form of a migration", async () => {
  await change("update supabase_migrations.schema_migrations set statements = '{}' where name = 'shelf'");
  await expect(open()).rejects.toThrow(OtherSchemaError);
});

it("applies the migrations that a data folder lacks, and keeps its accounts", async () => {
  await change(`
    insert into auth.users (id) values (gen_random_uuid());
    update public.profiles set username = 'kept_user';
    drop function public.pick_games;
    delete from supabase_migrations.schema_migrations where name = 'pick_games';
  `);
  await change("select public.pick_games()");
  expect(await usernamesIn(dataDir)).toEqual(["kept_user"]);
});
