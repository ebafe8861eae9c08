// Works around: Next 16.4 sends the headers of a page that it has just made twice, a redirect's `Location` among them.
import type { ServerResponse } from "node:http";

/** Ignores an appended header value that the response already has: clients join repeated ones and cannot follow them. */
export function dropRepeatedHeaders(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = (name, value) => {
    const current = response.getHeader(name);
    const isSet = Array.isArray(current) ? current.includes(String(value)) : current === value;
    return isSet ? response : append.call(response, name, value);
  };
}
