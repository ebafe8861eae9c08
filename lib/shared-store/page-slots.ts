import { processWide } from "../process-wide.ts";
import { type RequestContext, requestStorage } from "../request-storage.ts";
import { createFairSlots } from "./fair-slots.ts";

/** A page takes about 2 MB while it is rendered; with these, the app stays within `npm run bench`'s budget of memory. */
const RENDERED_AT_ONCE = 80;
/** What one client leaves to the others. Fewer would make more, smaller batches of IGDB of its pages. */
const RENDERED_FOR_ONE_CLIENT = 64;
/** Longer than a page takes, whose reads have time limits of their own. */
const ABANDONED_MS = 10_000;

const slots = processWide("page-slots", () => createFairSlots(RENDERED_AT_ONCE, RENDERED_FOR_ONE_CLIENT));
const held = processWide("held-page-slots", () => new WeakMap<RequestContext, Promise<() => void>>());

/**
 * Waits until the current request may render a page. The slot is freed by `freePageSlot`, or when the response is sent. Next
 * goes on rendering for a client that has closed the connection, so closing it frees a slot only after `ABANDONED_MS`.
 */
export async function takePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  const { response } = request ?? {};
  if (!request || !response || held().has(request)) return;
  const slot = slots().acquire(request.client);
  held().set(request, slot);
  const free = await slot;
  const onClose = () => {
    if (response.writableFinished) free();
    else setTimeout(free, ABANDONED_MS).unref();
  };
  if (response.closed) onClose();
  else response.once("close", onClose);
}

/** The page is rendered: however slowly its client reads it, another one can be. */
export async function freePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  const slot = request && held().get(request);
  if (slot) (await slot)();
}
