import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";

const accountsSchema = z.array(
  z.object({ id: z.uuid(), files: z.array(z.object({ bucket: z.string(), name: z.string() })) }),
);
type Account = z.infer<typeof accountsSchema>[number];

export type DeletionResult = { deleted: number; failed: number };

/**
 * Deletes the accounts whose week is over: their pictures first, then their rows. May be interrupted and repeated at any point.
 * @param admin a client with the project's secret key
 */
export async function deleteExpiredAccounts(admin: SupabaseClient): Promise<DeletionResult> {
  const failed = new Set<string>();
  let deleted = 0;
  while (true) {
    const { data, error } = await admin.rpc("expired_accounts");
    if (error) throw new Error(`The accounts could not be read: ${error.message}`);
    const expired = accountsSchema.parse(data);
    const accounts = expired.filter(({ id }) => !failed.has(id));
    // Another run may have deleted what this one could not.
    if (accounts.length === 0) return { deleted, failed: expired.length };
    for (const account of accounts) {
      if (await deleteAccount(admin, account)) deleted++;
      else failed.add(account.id);
    }
  }
}

async function deleteAccount(admin: SupabaseClient, { id, files }: Account): Promise<boolean> {
  for (const [bucket, names] of Map.groupBy(files, (file) => file.bucket)) {
    const { error } = await admin.storage.from(bucket).remove(names.map(({ name }) => name));
    if (error) return false;
  }
  const { data, error } = await admin.rpc("delete_expired_account", { account: id });
  return !error && data === true;
}
