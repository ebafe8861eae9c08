import "server-only";
import { z } from "zod";
import type { DatabaseClient } from "@/lib/supabase/database-client";

const accountsSchema = z.array(
  z.object({ id: z.uuid(), files: z.array(z.object({ bucket: z.string(), name: z.string() })) }),
);
type Account = z.infer<typeof accountsSchema>[number];

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

type DeletionResult = { deleted: number; failed: number };

/**
 * Deletes the accounts whose week is over: their pictures first, then their rows. May be interrupted and repeated at any point.
 * @param admin a client with the project's secret key
 */
export async function deleteExpiredAccounts(admin: DatabaseClient): Promise<DeletionResult> {
  let deleted = 0;
  for await (const account of expiredAccounts(admin)) {
    if (await deleteAccount(admin, account)) deleted++;
  }
  // Another run may have deleted what this one could not.
  let failed = 0;
  for await (const _ of expiredAccounts(admin)) failed++;
  return { deleted, failed };
}

async function* expiredAccounts(admin: DatabaseClient): AsyncGenerator<Account> {
  for (let after: string | undefined = FIRST_ID; after; ) {
    const { data, error } = await admin.rpc("expired_accounts", { after });
    if (error) throw new Error(`The accounts could not be read: ${error.message}`);
    const accounts: Account[] = accountsSchema.parse(data);
    yield* accounts;
    after = accounts.at(-1)?.id;
  }
}

async function deleteAccount(admin: DatabaseClient, { id, files }: Account): Promise<boolean> {
  for (const [bucket, names] of Map.groupBy(files, (file) => file.bucket)) {
    const { error } = await admin.storage.from(bucket).remove(names.map(({ name }) => name));
    if (error) return false;
  }
  const { data, error } = await admin.rpc("delete_expired_account", { account: id });
  return !error && data === true;
}
