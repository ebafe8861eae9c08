import { processWide } from "../process-wide.ts";
import { type RequestContext, requestStorage } from "../request-storage.ts";
import { createFairSlots } from "./fair-slots.ts";

/** A page takes about 2 MB while it is rendered; with these, the app stays within `npm run bench`'s budget of memory. */
const RENDERED_AT_ONCE = 96;
/** What one client leaves to the others. Fewer would make more, smaller batches of IGDB of its pages. */
const RENDERED_FOR_ONE_CLIENT = 64;

const slots = processWide("page-slots", () => createFairSlots(RENDERED_AT_ONCE, RENDERED_FOR_ONE_CLIENT));
const held = processWide("held-page-slots", () => new WeakMap<RequestContext, Promise<() => void>>());

/** Waits until the current request may render a page. The slot is freed by `freePageSlot`, or when the response is closed. */
export async function takePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  if (!request?.response || held().has(request)) return;
  const slot = slots().acquire(request.client);
  held().set(request, slot);
  const free = await slot;
  if (request.response.closed) free();
  else request.response.once("close", free);
}

/** The page is rendered: however slowly its client reads it, another one can be. */
export async function freePageSlot(): Promise<void> {
  const request = requestStorage().getStore();
  const slot = request && held().get(request);
  if (slot) (await slot)();
}
