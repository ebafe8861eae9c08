import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { type RequestContext, requestStorage } from "../request-storage.ts";
import { freePageSlot, takePageSlot } from "./page-slots";

const AT_ONCE = 96;
let clients = 0;

/** A request of a client of its own, with as much of a response as matters here. */
function newRequest() {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const context: RequestContext = Object.assign({
    id: "request",
    client: `10.0.0.${clients++}`,
    isAnswered: false,
    response: response as never,
  });
  let isRendering = false;
  const started = requestStorage()
    .run(context, takePageSlot)
    .then(() => {
      isRendering = true;
    });
  return { response, context, started, isRendering: () => isRendering };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a page waits while too many are rendered, until one is rendered or its client is gone", async () => {
  const first = Array.from({ length: AT_ONCE }, newRequest);
  await Promise.all(first.map(({ started }) => started));
  const [late, later] = [newRequest(), newRequest()];
  await settle();
  expect([late.isRendering(), later.isRendering()]).toEqual([false, false]);

  const [rendered, gone] = first;
  if (!rendered || !gone) throw new Error("no requests");
  await requestStorage().run(rendered.context, freePageSlot);
  await settle();
  expect([late.isRendering(), later.isRendering()]).toEqual([true, false]);
  // Its client still reads: closing the connection frees nothing more.
  rendered.response.emit("close");
  await settle();
  expect(later.isRendering()).toBe(false);
  gone.response.emit("close");
  await settle();
  expect(later.isRendering()).toBe(true);
});

test("work without a request waits for no slot", async () => {
  await expect(takePageSlot()).resolves.toBeUndefined();
});
