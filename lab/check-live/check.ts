import { AppError } from "../../lib/errors.ts";
import { OutsideError } from "../../lib/http/fetch-json.ts";

export type Check = {
  title: string;
  /** @returns a remark, if any. @throws {Problem} or the error of the product's client */
  run: () => Promise<string | undefined>;
};

export type ServiceChecks = {
  /** If this one fails, the others are skipped. */
  first: Check;
  others: Check[];
  /** The variables to check when the service returns 401 or 403. */
  keys: string;
  /** The variable with the service's URL. */
  address: string;
};

/** A failed check, with a hint for fixing it. */
export class Problem extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Converts an error of one of the product's clients. */
export function toProblem(error: unknown, { keys, address }: ServiceChecks): Problem {
  if (error instanceof Problem) return error;
  const cause = error instanceof AppError ? (error.cause ?? error) : error;
  if (!(cause instanceof OutsideError)) {
    return new Problem(
      messageOf(cause),
      `The product's client could not read the answer. Is ${address} right?`,
    );
  }
  const detail = cause.kind === "status" && cause.detail ? ` (${oneLine(cause.detail)})` : "";
  return new Problem(`${cause.message}${detail}`, hintOf(cause, keys, address));
}

function hintOf({ service, kind, status = 0 }: OutsideError, keys: string, address: string): string {
  if (kind === "timeout")
    return "No answer in time: the service is down or slow. Look at its status page, and try again.";
  if (kind === "network") return `No connection: is ${address} right, and does this machine reach it?`;
  if (kind === "malformed") {
    return `Not an answer of this service, or one of another shape: check ${address}; else lib's schema must follow the service.`;
  }
  // Twitch returns 400 for an unknown client.
  if (status === 401 || status === 403 || (service === "igdb-token" && status === 400))
    return `Refused: check ${keys}.`;
  if (status === 429) return "Too many requests: stop what else uses the key, wait a minute, and try again.";
  if (status >= 500) return "The service fails. Look at its status page, and try again.";
  return "The service refuses a request of the product's: a name in it may be gone. See docs/sandbox.md and the service's changelog.";
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(JSON.stringify(error) ?? "unknown");
  return oneLine(error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
