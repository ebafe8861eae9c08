import "server-only";
import { AppError } from "@/lib/errors";

/**
 * Does one step of a change. Its failure is told in the spec's words for this step, but where there is something that the
 * person can do: a session that has ended, a value that is refused, a limit.
 * @throws {AppError}
 */
export async function inWords<T>(message: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    const code = error instanceof AppError && error.code !== "internal" ? error.code : "upstream_failed";
    throw new AppError(code, message, { cause: error });
  }
}
