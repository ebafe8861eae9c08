import type { RouteHandler } from "@/lib/http/route";
import type { Api } from "@/types/api";
import { reloadForNewerBuild } from "./build-time";
import { AppError, INTERNAL_MESSAGE, isErrorCode } from "./errors";
import { today } from "./local-date";
import { CHANGE_HEADER, DAY_HEADER } from "./write-headers";

/** Longer than any server time limit but that of an import's batch, so only a stalled connection reaches it. */
const TIME_LIMIT_MS = 30_000;

/** Such a write is sent even if the page is left at once. Browsers refuse more than 64 KiB at a time. */
const KEPT_ALIVE_MAX_LENGTH = 1000;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type ContractOf<Path extends keyof Api, M extends Method> =
  Api[Path] extends Record<M, RouteHandler<infer Typed>> ? Typed : never;
/** The routes that have the method. */
type PathWith<M extends Method> = {
  [Path in keyof Api]: Api[Path] extends Record<M, RouteHandler> ? Path : never;
}[keyof Api];

type NameIn<Path> = Path extends `${string}[${infer Name}]${infer Rest}` ? Name | NameIn<Rest> : never;
type ParamsOf<Path> = [NameIn<Path>] extends [never]
  ? unknown
  : { params: Record<NameIn<Path>, string | number> };

type QueryValue = string | number | undefined;
/** A `string` is a query that is complete. */
type QueryOf<Query> = unknown extends Query
  ? unknown
  : Partial<Query> extends Query
    ? { query?: string | { [Name in keyof Query]: QueryValue } }
    : { query: string | { [Name in keyof Query]: QueryValue } };

type ReadonlyDeep<T> = T extends object ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> } : T;
type BodyOf<Body> = unknown extends Body ? unknown : { body: ReadonlyDeep<Body> };

/** What `JSON.parse` makes of it. */
type Json<T> = T extends Date ? string : T extends object ? { [Name in keyof T]: Json<T[Name]> } : T;

type Options = {
  signal?: AbortSignal;
  timeLimitMs?: number;
  /** The id by which a write can be undone. */
  change?: string | undefined;
};
export type ApiInput<Path extends keyof Api, M extends Method> = ParamsOf<Path> &
  QueryOf<ContractOf<Path, M>["query"]> &
  BodyOf<ContractOf<Path, M>["body"]> &
  Options;
export type ApiAnswer<Path extends keyof Api, M extends Method> = Json<ContractOf<Path, M>["answer"]>;

type Call<M extends Method> = <Path extends PathWith<M>>(
  path: Path,
  ...input: Options extends ApiInput<Path, M> ? [input?: ApiInput<Path, M>] : [input: ApiInput<Path, M>]
) => Promise<ApiAnswer<Path, M>>;

/**
 * Calls a route by the path of its file. The route's declaration types what is sent and answered, and our own answers are not
 * parsed again.
 * @throws {AppError} with the API's code and message, which are written for users
 */
export const api: {
  get: Call<"GET">;
  post: Call<"POST">;
  put: Call<"PUT">;
  patch: Call<"PATCH">;
  delete: Call<"DELETE">;
} = {
  get: (path, ...[input]) => send("GET", path, input),
  post: (path, ...[input]) => send("POST", path, input),
  put: (path, ...[input]) => send("PUT", path, input),
  patch: (path, ...[input]) => send("PATCH", path, input),
  delete: (path, ...[input]) => send("DELETE", path, input),
};

type Input = Options & {
  params?: Record<string, string | number>;
  query?: string | Record<string, QueryValue>;
  body?: unknown;
};

async function send<T>(
  method: Method,
  path: string,
  { params, query, body, signal, timeLimitMs = TIME_LIMIT_MS, change }: Input = {},
): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(hrefOf(path, { params, query }), {
    method,
    signal: withTimeLimit(signal, timeLimitMs),
    keepalive: method !== "GET" && (text ?? "").length <= KEPT_ALIVE_MAX_LENGTH,
    headers: {
      ...(text === undefined ? {} : { "Content-Type": "application/json" }),
      ...(change === undefined ? {} : { [CHANGE_HEADER]: change }),
      ...(method === "GET" ? {} : { [DAY_HEADER]: today() }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return readAnswer(response);
}

export function hrefOf(path: string, { params = {}, query = {} }: Pick<Input, "params" | "query">): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search =
    typeof query === "string"
      ? query
      : String(
          new URLSearchParams(
            Object.entries(query).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, String(value)]],
            ),
          ),
        );
  return search ? `${filled}?${search}` : filled;
}

/** @throws {AppError} */
export async function readAnswer<T>(response: Response): Promise<T> {
  const body = await response.json().catch((error: unknown) => {
    // The connection was lost; text that is no JSON is a `SyntaxError`.
    if (error instanceof TypeError) throw error;
    return null;
  });
  reloadForNewerBuild(response);
  // A proxy in between may answer with a page of its own.
  if (response.ok && body !== null) return body;
  const { code, message } = Object(Object(body).error);
  if (isErrorCode(code) && typeof message === "string") {
    const retryAfterS = Number(response.headers.get("Retry-After") ?? Number.NaN);
    throw new AppError(code, message, Number.isFinite(retryAfterS) ? { retryAfterS } : {});
  }
  throw new AppError("internal", INTERNAL_MESSAGE);
}

/** Aborts when `signal` does, or after `ms` with a `TimeoutError`. `AbortSignal.any` is missing in some browsers that we serve. */
function withTimeLimit(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [signal, limit]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener("abort", () => either.abort(one.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
