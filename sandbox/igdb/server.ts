import { setTimeout as wait } from "node:timers/promises";
import { ApicalypseError } from "../../apicalypse/errors.ts";
import { MAX_QUERY_BYTES } from "../../apicalypse/limits.ts";
import { parseMultiquery, parseQuery } from "../../apicalypse/parser.ts";
import * as errors from "./errors.ts";
import { Database } from "./evaluate/database.ts";
import { countRows, runQuery } from "./evaluate/run.ts";
import { warmUp } from "./evaluate/warm-up.ts";
import { type Clock, MAX_ANSWER_BYTES, RequestGate } from "./limits.ts";
import { isEndpoint, metaOf } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { sharedTokens, type TokenStore } from "./tokens.ts";

export type IgdbHandlerOptions = {
  tables: Tables;
  requestsPerSecond?: number;
  openRequests?: number;
  /** Returns 400 for removed names, instead of nothing. */
  strict?: boolean;
  /** Milliseconds; only differences count. */
  clock?: Clock;
  latencyMs?: number;
  tokens?: TokenStore;
};

/** IGDB's API below `/v4`: queries, counts, multiquery and meta, with its limits and errors. */
export function createIgdbHandler({
  tables,
  requestsPerSecond = 4,
  openRequests = 8,
  strict = false,
  clock = () => performance.now(),
  latencyMs = 40,
  tokens = sharedTokens,
}: IgdbHandlerOptions): (request: Request) => Promise<Response> {
  const database = new Database(tables);
  const gate = new RequestGate(requestsPerSecond, openRequests, clock);
  warmUp(database);

  async function answer(request: Request): Promise<Response> {
    if (!isAuthorized(request, tokens)) throw errors.unauthorized();
    const leave = gate.enter();
    if (!leave) throw errors.tooManyRequests();
    try {
      const body = await readBody(request);
      await wait(latencyMs);
      return json(200, evaluate(database, request, body, strict));
    } finally {
      leave();
    }
  }

  return (request) => answer(request).catch(toResponse);
}

function evaluate(database: Database, request: Request, body: string, strict: boolean): unknown {
  const path = new URL(request.url).pathname.replace(/^.*?\/v4(?=\/)/, "").replace(/\/$/, "");
  const [, endpoint = "", action, ...rest] = path.split("/");
  if (request.method === "POST" && path === "/multiquery") return runMultiquery(database, body, strict);
  if (isEndpoint(endpoint) && rest.length === 0) {
    if (request.method === "GET" && action === "meta") return metaOf(endpoint);
    if (request.method === "POST" && action === undefined) {
      return runQuery(database, endpoint, parseQuery(body), strict);
    }
    if (request.method === "POST" && action === "count") {
      return { count: countRows(database, endpoint, parseQuery(body), strict) };
    }
  }
  throw errors.endpointNotFound(request.method, path);
}

function runMultiquery(database: Database, body: string, strict: boolean): unknown[] {
  return parseMultiquery(body).map(({ endpoint, count, name, query }) => {
    if (!isEndpoint(endpoint)) throw errors.syntaxError(`Unknown endpoint '${endpoint}'`);
    return count
      ? { name, count: countRows(database, endpoint, query, strict) }
      : { name, result: runQuery(database, endpoint, query, strict) };
  });
}

function isAuthorized(request: Request, tokens: TokenStore): boolean {
  const [scheme, token = ""] = (request.headers.get("authorization") ?? "").split(" ");
  return scheme === "Bearer" && tokens.isValid(token, request.headers.get("client-id") ?? "");
}

async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_QUERY_BYTES) throw errors.requestTooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_QUERY_BYTES) throw errors.requestTooLarge();
  return new TextDecoder().decode(bytes);
}

function toResponse(error: unknown): Response {
  if (error instanceof ApicalypseError) return toResponse(errors.syntaxError(error.message));
  if (error instanceof errors.IgdbError) {
    if (typeof error.body !== "string") return json(error.status, error.body);
    return new Response(error.body, { status: error.status, headers: { "content-type": "text/plain" } });
  }
  console.error(error);
  return json(500, {
    title: "Internal server error",
    status: 500,
    type: "https://javalin.io/documentation#internalservererrorresponse",
    details: {},
  });
}

function json(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  if (status === 200 && Buffer.byteLength(text) > MAX_ANSWER_BYTES)
    return toResponse(errors.answerTooLarge());
  return new Response(text, { status, headers: { "content-type": "application/json;charset=utf-8" } });
}
