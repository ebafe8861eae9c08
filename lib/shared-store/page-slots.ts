import { processWide } from "../process-wide.ts";
import { type RequestContext, requestStorage } from "../request-storage.ts";
import { createFairSlots } from "./fair-slots.ts";
import { isRefused } from "./refused-clients.ts";

/**
 * A page takes about 2 MB while it is rendered. Without a limit, 500 uncached pages that are requested at once exceed the heap of
 * 384 MB, and end the process.
 */
const RENDERED_AT_ONCE = 80;
/** The rest is left to other clients. Fewer would split a client's reads of IGDB into more, smaller batches. */
const RENDERED_FOR_ONE_CLIENT = 64;
/** Shared by all clients that a limit has refused, one page for each: even the page that reports it takes 40 ms of CPU time. */
const RENDERED_FOR_REFUSED_CLIENTS = 4;
/** Longer than any page takes: its reads have time limits. */
const ABANDONED_MS = 10_000;

const slots = processWide("page-slots", () => createFairSlots(RENDERED_AT_ONCE, RENDERED_FOR_ONE_CLIENT));
const slotsOfRefused = processWide("refused-page-slots", () =>
  createFairSlots(RENDERED_FOR_REFUSED_CLIENTS, 1),
);
const held = processWide("held-page-slots", () => new WeakMap<RequestContext, Promise<() => void>>());

/** The slot is freed by `freePageSlot`, when the response is sent, or after `ABANDONED_MS` for a closed connection. */
export async function takePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  const { response } = request ?? {};
  if (!request || !response || held().has(request)) return;
  const { client } = request;
  const slot = (isRefused(client) ? slotsOfRefused : slots)().acquire(client);
  held().set(request, slot);
  const free = await slot;
  const onClose = () => {
    if (response.writableFinished) free();
    else setTimeout(free, ABANDONED_MS).unref();
  };
  if (response.closed) onClose();
  else response.once("close", onClose);
}

/** Call when the page is rendered: a client that reads it slowly holds no slot. */
export async function freePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  const slot = request && held().get(request);
  if (slot) (await slot)();
}
