import "server-only";
import type { ServerResponse } from "node:http";
import { processWide } from "@/lib/process-wide";
import type { RequestContext } from "@/lib/request-storage";

/** The first of the requests for each address that wait for a response. */
const firstRequests = processWide("first-requests", () => new Map<string, RequestContext>());

/**
 * Next answers 500 to every render error; this sets the status of the failed read. A request for an address that is already being
 * rendered gets that rendering, and its failure.
 */
export function reportReadFailure(response: ServerResponse, request: RequestContext, address: string): void {
  const first = firstRequests().get(address) ?? request;
  if (first === request) {
    firstRequests().set(address, request);
    response.once("close", () => firstRequests().delete(address));
  }
  const writeHead: (...parts: never[]) => ServerResponse = response.writeHead;
  const write = (...parts: unknown[]): ServerResponse => Reflect.apply(writeHead, response, parts);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const failure = request.failure ?? first.failure;
    if (status !== 500 || !failure) return write(status, ...rest);
    if (failure.retryAfterS !== undefined) {
      response.setHeader("Retry-After", String(Math.ceil(failure.retryAfterS)));
    }
    return write(failure.status, ...rest);
  };
}
