import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { createFairSlots } from "@/lib/shared-store/fair-slots";
import { parseInput, parseQuery, readJson } from "./input";
import type { LimitName } from "./limits";
import { assertOwnOrigin } from "./own-origin";
import { limitAccount, rateLimit } from "./rate-limit";
import { type ErrorShape, errorResponse, type JsonResponse, json } from "./response";

/** Who may use a route: `anyone`, `ownSession`, or `signedIn()` of `lib/auth/user.ts`. */
export type Access<User> = {
  /** No cache may store any response of the route, errors included. */
  isPersonal: boolean;
  authenticate(): Promise<User>;
  /** Limits count the account too: a user may have many addresses. */
  accountOf?(user: User): string;
};

/** All clients get the same response; the handler reads no cookie. */
export const anyone: Access<null> = { isPersonal: false, authenticate: async () => null };

/** The handler reads or changes this browser's session, if there is one. */
export const ownSession: Access<null> = { isPersonal: true, authenticate: async () => null };

type RouteInput<User, Params, Query, Body> = {
  request: Request;
  user: User;
  params: Params;
  query: Query;
  body: Body;
};

type Declaration<User, Params, Query, Body, SentQuery = unknown, SentBody = unknown> = {
  access: Access<User>;
  /**
   * Counts the address before anything else is read, and the account once the user is known. Routes with `none` cost nothing;
   * `app/routes.test.ts` lists them.
   */
  limit: LimitName | "none";
  /** Whose pages may send the request. Default: `own` for writes, `any` for reads. */
  origin?: "own" | "any";
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query, SentQuery>;
  body?: z.ZodType<Body, SentBody>;
  maxBytes?: number;
  /** Runs before the response is sent, unless the handler refuses the request. Without a result, the handler has failed. */
  invalidates?: (input: RouteInput<User, Params, Query, Body>, result?: unknown) => Promise<void>;
  /** The `Cache-Control` of JSON responses. Default: `no-store`. */
  cacheControl?: string;
  /** Default: `object`. `text` is for the spec's own routes, which our pages do not call. */
  errors?: ErrorShape;
};

/** A change may be stored although its response was lost, so the caches expire too. */
export function mayBeStored(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500;
}

/**
 * For `invalidates`: expires nothing if the handler answers `{ isChanged: false }`. Requests that change nothing must not make pages expire:
 * any user could send them for any page.
 */
export const ifChanged =
  <Input>(expire: (input: Input) => Promise<void>) =>
  async (input: Input, result?: unknown): Promise<void> => {
    if (typeof result === "object" && result !== null && "isChanged" in result && result.isChanged === false)
      return;
    await expire(input);
  };

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

type Handle = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };
type Declared = { isPersonal: boolean; limit: LimitName | "none"; errors?: ErrorShape; schemas: Schemas };

/** What a client sends to a route and gets back, as JSON; `unknown` is for nothing. */
type Contract = { query: unknown; body: unknown; answer: unknown };

/** `contract` is a type for `lib/browser-api.ts`, and never a value. */
export type RouteHandler<Typed extends Contract = Contract> = Handle & {
  declared: readonly Declared[];
  contract?: Typed;
};

type AnswerOf<Result> =
  Result extends JsonResponse<infer Body> ? (unknown extends Body ? never : Body) : Result;

/** `@supabase/ssr` requires these on every response that may set session cookies. */
const NEVER_STORED = {
  "Cache-Control": "private, no-cache, no-store, must-revalidate, max-age=0",
  Expires: "0",
  Pragma: "no-cache",
};

/** Requests of one account that are handled at once: expensive ones in parallel would take the machine from all others. */
const AT_ONCE = 4;
const slots = processWide("account-slots", () => createFairSlots(Number.POSITIVE_INFINITY, AT_ONCE));

/** Counts requests that may each read a whole import or a whole shelf: one of an account at a time. */
const EXPENSIVE: readonly (LimitName | "none")[] = [
  "importReview",
  "importOptions",
  "importStep",
  "wholeShelf",
];
const expensiveSlots = processWide("expensive-slots", () => createFairSlots(Number.POSITIVE_INFINITY, 1));

/** Waits for the account's turn; call the result afterwards. */
async function waitForTurn(account: string, limit: LimitName | "none"): Promise<() => void> {
  const endExpensive = EXPENSIVE.includes(limit) ? await expensiveSlots().acquire(account) : undefined;
  const end = await slots().acquire(account);
  return () => {
    end();
    endExpensive?.();
  };
}

/** Origin, limit, session and input are checked in this order. `handle` returns a JSON body or a `Response`. */
export function route<User, Params, Query, Body, SentQuery, SentBody, Result extends object>(
  declaration: Declaration<User, Params, Query, Body, SentQuery, SentBody>,
  handle: (input: RouteInput<User, Params, Query, Body>) => Promise<Result>,
): RouteHandler<{ query: SentQuery; body: SentBody; answer: AnswerOf<Result> }> {
  const { access, limit, cacheControl, errors, params, query, body } = declaration;

  const answer: Handle = async (request, context) => {
    const isWrite = !["GET", "HEAD"].includes(request.method);
    const { origin = isWrite ? "own" : "any" } = declaration;
    if (origin === "own") assertOwnOrigin(request);
    if (limit !== "none") await rateLimit(request, limit);
    const user = await access.authenticate();
    const account = access.accountOf?.(user);
    if (limit !== "none" && account !== undefined) await limitAccount(account, limit);
    const endTurn = account === undefined ? undefined : await waitForTurn(account, limit);
    try {
      return await handled(request, context, user);
    } finally {
      endTurn?.();
    }
  };

  async function handled(
    request: Request,
    context: { params: Promise<unknown> },
    user: User,
  ): Promise<Response> {
    const input = { request, user, ...(await parse(declaration, request, context)) };
    const result = await handle(input).catch(async (error) => {
      if (mayBeStored(error)) await declaration.invalidates?.(input).catch(() => {});
      throw error;
    });
    await declaration.invalidates?.(input, result);
    if (result instanceof Response) return result;
    return json(result, cacheControl === undefined ? {} : { cacheControl });
  }

  const handler: Handle = async (request, context) => {
    const response = await answer(request, context).catch((error) => {
      unstable_rethrow(error);
      return errorResponse(error, errors);
    });
    if (access.isPersonal) {
      for (const [name, value] of Object.entries(NEVER_STORED)) response.headers.set(name, value);
    }
    return response;
  };
  return Object.assign(handler, {
    declared: [
      { isPersonal: access.isPersonal, limit, ...(errors && { errors }), schemas: { params, query, body } },
    ],
  });
}

async function parse<User, Params, Query, Body>(
  { params, query, body, maxBytes }: Declaration<User, Params, Query, Body>,
  request: Request,
  context: { params: Promise<unknown> },
): Promise<Pick<RouteInput<User, Params, Query, Body>, "params" | "query" | "body">> {
  const nothing: never = undefined as never;
  return {
    params: params ? parseInput(params, await context.params) : nothing,
    query: query ? parseQuery(request.url, query) : nothing,
    body: body ? await readJson(request, body, { maxBytes }) : nothing,
  };
}

/** Other methods get a 405 with a body, which Next's own lacks. */
export function routes<Handlers extends Partial<Record<Method, RouteHandler>>>(
  handlers: Handlers,
): Record<Method, Handle> & Handlers {
  const allow = METHODS.filter((method) => handlers[method]).join(", ");
  const [first] = Object.values<RouteHandler>(handlers).flatMap(({ declared }) => declared);
  const refuse: Handle = async () => {
    const error = new AppError("method_not_allowed", `This address answers to ${allow} only.`);
    const response = errorResponse(error, first?.errors);
    response.headers.set("Allow", allow);
    return response;
  };
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, ...handlers };
}

/** One address with two routes: `given` for requests with the query parameter, else `missing`. */
export function routeByParameter<Given extends Contract, Missing extends Contract>(
  name: string,
  { given, missing }: { given: RouteHandler<Given>; missing: RouteHandler<Missing> },
): RouteHandler<Given | Missing> {
  const handler: Handle = (request, context) =>
    (new URL(request.url).searchParams.has(name) ? given : missing)(request, context);
  return Object.assign(handler, { declared: [...given.declared, ...missing.declared] });
}
