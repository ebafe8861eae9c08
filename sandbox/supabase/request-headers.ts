import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

/** Lite sets PostgREST's setting `request.headers` for functions only; this sets it for statements on tables too. */
export function createHeaderPasser({ connection }: Pick<Database, "connection">) {
  const requests = new AsyncLocalStorage<Request>();
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (context, run, options) => {
    const request = requests.getStore();
    if (!request || options?.rpc || options?.transaction) return withContext(context, run, options);
    const { method, url, headers } = request;
    const rpc = {
      method,
      path: new URL(url).pathname,
      readOnly: false,
      requestHeaders: Object.fromEntries(headers),
    };
    return withContext(context, run, { ...options, rpc });
  };
  return <T>(request: Request, serve: () => T): T => requests.run(request, serve);
}
