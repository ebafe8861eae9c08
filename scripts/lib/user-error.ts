/** Something the person at the terminal can put right: shown as one line, without a stack. */
export class UserError extends Error {}

/** Runs an entry; a `UserError` ends it in one clear line and exit code 1. */
export async function runEntry(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `Questshelf: ${error.message}` : error);
    process.exit(1);
  }
}
