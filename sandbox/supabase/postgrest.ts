import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";
import { type Database, MAX_PARAMETERS, tooManyParameters } from "./database.ts";

const UNTRANSLATED = "SUP";
/** PostgREST's HTTP status by SQLSTATE or its class; 400 for others. */
const STATUS: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/**
 * Lite returns 500 with the code "SUP" for many database errors, such as a violated check, and logs the whole query. This
 * returns PostgREST's response and logs one line.
 */
export function createErrorTranslator({ connection }: Pick<Database, "connection">) {
  const requests = new AsyncLocalStorage<{ cause?: unknown }>();
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (cause) => {
    const request = requests.getStore();
    if (request) request.cause = cause;
    const error = normalize(cause);
    const line = `[supabase] ${field(cause, "code") ?? ""} ${field(cause, "message") ?? cause}`;
    Object.defineProperty(error, inspect.custom, { configurable: true, value: () => line });
    return error;
  };

  return async (serve: () => Response | Promise<Response>): Promise<Response> => {
    const request: { cause?: unknown } = {};
    const answer = await requests.run(request, serve);
    const { cause } = request;
    const code = field(cause, "code");
    if (answer.status !== 500 || code === null) return answer;
    const body: unknown = await answer.clone().json();
    if (field(body, "code") !== UNTRANSLATED) return answer;
    const headers = new Headers(answer.headers);
    headers.delete("Content-Length");
    const status = STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
    return Response.json(errorBody(cause), { status, headers });
  };
}

/**
 * Lite would build a statement with a parameter per value before it fails, which takes half a minute and gigabytes of memory
 * and blocks all other requests.
 * @returns the error, or null
 */
export function refuseTooManyRows(bytes: ArrayBuffer): Response | null {
  // A value and its comma have at least two bytes.
  if (bytes.byteLength < 2 * MAX_PARAMETERS) return null;
  const rows = parseJson(bytes);
  if (!Array.isArray(rows)) return null;
  const columns = new Set(rows.flatMap((row) => Object.keys(Object(row))));
  const count = rows.length * columns.size;
  return count > MAX_PARAMETERS ? Response.json(errorBody(tooManyParameters(count)), { status: 500 }) : null;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function errorBody(cause: unknown) {
  return {
    code: field(cause, "code"),
    details: field(cause, "detail"),
    hint: field(cause, "hint"),
    message: field(cause, "message"),
  };
}

function field(value: unknown, name: string): string | null {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return typeof found === "string" ? found : null;
}
