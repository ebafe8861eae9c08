import type { ServerResponse } from "node:http";

/**
 * Makes a response refuse to append to a header a value that it already has. Next 16.4 sends the headers of a page that it
 * has just made twice: a redirect's `Location` among them, which clients that join repeated headers then cannot follow.
 */
export function keepHeadersSingle(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = (name, value) => {
    const current = response.getHeader(name);
    const isThere = Array.isArray(current) ? current.includes(String(value)) : current === value;
    return isThere ? response : append.call(response, name, value);
  };
}
