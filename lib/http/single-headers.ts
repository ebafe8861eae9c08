import type { ServerResponse } from "node:http";

/**
 * Ignores appending a value that a header already has. Next 16.4 sets the headers of a just rendered page twice; clients
 * that join repeated headers cannot follow such a redirect.
 */
export function keepHeadersSingle(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = (name, value) => {
    const current = response.getHeader(name);
    const isSet = Array.isArray(current) ? current.includes(String(value)) : current === value;
    return isSet ? response : append.call(response, name, value);
  };
}
