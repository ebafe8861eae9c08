/** An error that the user of the terminal can fix: printed as one line, without a stack. */
export class UserError extends Error {}

/** Runs `main`; on an error, prints it and exits with code 1. */
export async function runEntry(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `Questshelf: ${error.message}` : error);
    process.exit(1);
  }
}
