import "server-only";
import type { ServerResponse } from "node:http";
import type { RequestContext } from "@/lib/request-storage";

/** Next answers 500 to every render error; this sets the status of the failed read. */
export function reportReadFailure(response: ServerResponse, request: RequestContext): void {
  const writeHead: (...parts: never[]) => ServerResponse = response.writeHead;
  const write = (...parts: unknown[]): ServerResponse => Reflect.apply(writeHead, response, parts);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const { failure } = request;
    if (status !== 500 || !failure) return write(status, ...rest);
    if (failure.retryAfterS !== undefined) {
      response.setHeader("Retry-After", String(Math.ceil(failure.retryAfterS)));
    }
    return write(failure.status, ...rest);
  };
}
