import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "./shell.ts";

/** Does the work of a call, and breaks the connection before its answer, or in the middle of it. */
export function createResetListener(handler: Handler, at: "answer" | "body"): RequestListener {
  return getRequestListener(async (request, { outgoing }) => {
    const answer = await handler(request);
    const body = Buffer.from(await answer.arrayBuffer());
    if (at === "body") await sendHalf(outgoing, answer, body);
    outgoing.socket?.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  });
}

/** Does the work of a call, and keeps its answer back for a while. */
export function createLateListener(handler: Handler, latencyMs: number): RequestListener {
  return getRequestListener(async (request) => {
    const answer = await handler(request);
    await delay(latencyMs);
    return answer;
  });
}

/** Promises one byte more than there are, so that half of an empty body is less than all of it too. */
async function sendHalf(outgoing: unknown, answer: Response, body: Buffer): Promise<void> {
  if (!isServerResponse(outgoing)) return;
  const headers = new Headers(answer.headers);
  headers.set("content-length", String(body.length + 1));
  outgoing.writeHead(answer.status, Object.fromEntries(headers));
  const half = body.subarray(0, Math.ceil(body.length / 2));
  await new Promise((resolve) => outgoing.write(half.length > 0 ? half : " ", resolve));
}

function isServerResponse(value: unknown): value is ServerResponse {
  return typeof value === "object" && value !== null && "writeHead" in value;
}
