import { MAX_LIMIT } from "./limits.ts";

/** An error response of IGDB. */
export class IgdbError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`IGDB answers ${status}`);
    this.status = status;
    this.body = body;
  }
}

function listed(title: string, status: number, cause: string, details?: string): IgdbError {
  return new IgdbError(status, [{ title, status, cause, ...(details && { details }) }]);
}

export const syntaxError = (cause: string) => listed("Syntax Error", 400, cause);
export const invalidField = (name: string) => listed("Invalid Field", 400, `Invalid field name: '${name}'`);
export const tooDeep = (path: string) => listed("Expander Error", 400, `Field '${path}' is nested too deep`);
export const searchWithSort = () =>
  listed("Invalid Query", 400, "Sorting is not available together with search");
export const notSearchable = (endpoint: string) =>
  listed("Invalid Query", 400, `Search is not available on endpoint '${endpoint}'`);
export const limitTooHigh = (limit: number) =>
  // The misspelling is IGDB's.
  listed("Request limit to high", 403, `You typed in ${limit} as limit but your maximum is ${MAX_LIMIT}`);
export const answerTooLarge = () =>
  listed(
    "Payload Too Large",
    413,
    "Response size exceeds maximum allowed",
    "Response exceeds 10MB limit. Reduce limit or select fewer fields",
  );

export const requestTimeout = () => new IgdbError(408, [{ title: "Request Timeout", status: 408 }]);

export const requestTooLarge = () =>
  new IgdbError(413, {
    title: "Request Too Large",
    status: 413,
    cause: "Your request body exceeds the maximum allowed size of 32KB.",
    details: "Shorten the query or split it into several requests",
  });

export const unauthorized = () =>
  new IgdbError(401, {
    message: "Authorization Failure. Have you tried:",
    "Tip 1": "Ensure you are sending Authorization and Client-ID as headers.",
    "Tip 2": "Ensure Authorization value starts with 'Bearer ', including the space",
    "Tip 3":
      "Ensure Authorization value ends with the App Access Token you generated, NOT your Client Secret.",
    Docs: "https://api-docs.igdb.com/#authentication",
    Discord: "https://discord.gg/FrvfwQg",
  });

export const tooManyRequests = () => new IgdbError(429, { message: "Too Many Requests" });

/** Plain text, as IGDB returns for an unknown path. */
export const endpointNotFound = (method: string, path: string) =>
  new IgdbError(404, `Endpoint ${method} ${path} not found`);
