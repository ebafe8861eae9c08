import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "./shell.ts";

/** Handles the request, and resets the connection before or during the response. */
export function createResetListener(handler: Handler, at: "answer" | "body"): RequestListener {
  return getRequestListener(async (request, { outgoing }) => {
    const answer = await handler(request);
    const body = Buffer.from(await answer.arrayBuffer());
    if (at === "body") await sendHalf(outgoing, answer, body);
    outgoing.socket?.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  });
}

/** Handles the request, and delays the response. */
export function createDelayedListener(handler: Handler, latencyMs: number): RequestListener {
  return getRequestListener(async (request) => {
    const answer = await handler(request);
    await delay(latencyMs);
    return answer;
  });
}

/** Declares one byte more than the body has, so that an empty body is incomplete too. */
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
