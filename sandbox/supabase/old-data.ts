import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { OtherSchemaError } from "./migrations.ts";

/** The account data in a data folder. */
const ACCOUNT_DATA = ["supabase", "mailbox.json"];

/** If the account data in `dataDir` is from another version, moves it to a subfolder and calls `start` again. */
export async function startWithoutOldData<T>(dataDir: string, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof OtherSchemaError)) throw error;
    const oldData = join(dataDir, `old-${new Date().toISOString().replaceAll(":", "-")}`);
    await mkdir(oldData);
    for (const name of ACCOUNT_DATA) {
      await rename(join(dataDir, name), join(oldData, name)).catch(ignoreMissing);
    }
    // On stderr: npm start hides what the sandbox prints to stdout before it is ready.
    console.warn(
      `sandbox: the accounts in ${dataDir} were made by another version. They are now in ${oldData}; this start creates new ones.`,
    );
    return await start();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
