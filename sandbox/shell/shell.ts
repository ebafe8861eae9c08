import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createDelayedListener, createResetListener } from "./fault-responses.ts";
import {
  type Faults,
  type FaultyService,
  GARBAGE_ANSWER,
  ownErrorAnswer,
  rateLimitedAnswer,
} from "./faults.ts";
import { isLogged, type RequestLog, type Service } from "./request-log.ts";

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * A service below a path prefix; its handler gets the path that the real service would get. Only mounts with a `service` can
 * have faults, and calls to those that the product uses are logged.
 */
export type Mount = { prefix: string; handler: Handler; service?: FaultyService };

type MountedListener = Mount & { listener: RequestListener };

/** The request listener of the sandbox: finds the mount, logs the call, and applies the configured fault. */
export function createShell(deps: { mounts: Mount[]; log: RequestLog; faults: Faults }): RequestListener {
  const mounted = deps.mounts.map((mount) => ({ ...mount, listener: getRequestListener(mount.handler) }));

  return async (request, response) => {
    const url = request.url ?? "/";
    const mount = mounted.find(({ prefix }) => url === prefix || /^[/?]/.test(after(url, prefix)));
    if (!mount)
      return send(response, { status: 404, headers: { "content-type": "text/plain" }, body: "Not Found" });

    const rest = after(url, mount.prefix);
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
    if (!mount.service) return mount.listener(request, response);

    if (isLogged(mount.service)) logCall(deps.log, mount.service, request, response);
    await answer(mount, deps.faults, request, response);
  };
}

function after(url: string, prefix: string): string {
  return url.startsWith(prefix) ? url.slice(prefix.length) : "";
}

async function answer(
  mount: MountedListener,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!mount.service) return;
  const fault = faults.get(mount.service, `${request.method} ${pathOf(request)}`);
  if (fault.mode === "down") return void request.socket.destroy();
  if (fault.mode === "reset") {
    const { at = "request" } = fault;
    if (at === "request") return void request.socket.resetAndDestroy();
    return await createResetListener(mount.handler, at)(request, response);
  }
  if (fault.mode === "garbage") return send(response, GARBAGE_ANSWER);
  if (fault.mode === "rate-limited" || fault.mode === "error") {
    const apiVersion = request.headers["x-supabase-api-version"]?.toString();
    const answerOf = fault.mode === "error" ? ownErrorAnswer : rateLimitedAnswer;
    return send(response, answerOf(mount.service, pathOf(request), apiVersion));
  }
  if (fault.mode === "slow" && fault.at === "answer") {
    return await createDelayedListener(mount.handler, fault.latencyMs ?? 0)(request, response);
  }
  if (fault.mode === "slow") await delay(fault.latencyMs);
  if (!request.socket.destroyed) await mount.listener(request, response);
}

/** Logs a call when it begins, so that pending calls are visible. */
function logCall(log: RequestLog, service: Service, request: IncomingMessage, response: ServerResponse) {
  const start = performance.now();
  const method = request.method ?? "GET";
  const entry = { at: Date.now(), service, method, path: pathOf(request), status: 0, ms: 0 };
  log.add(entry);
  response.once("close", () => {
    entry.ms = Math.round(performance.now() - start);
    if (response.writableFinished) entry.status = response.statusCode;
  });
}

// The query is omitted, because it contains keys and secrets.
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?")[0] ?? "/";
}

function send(
  response: ServerResponse,
  answer: { status: number; headers: Record<string, string>; body: string },
) {
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
