import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { type RequestContext, requestStorage } from "../request-storage.ts";
import { freePageSlot, takePageSlot } from "./page-slots";
import { noteRefusedClient } from "./refused-clients";

const AT_ONCE = 80;
let clients = 0;

/** A request of a client of its own, with as much of a response as matters here. */
function newRequest(client = `10.0.0.${clients++}`) {
  const response = Object.assign(new EventEmitter(), { closed: false, writableFinished: false });
  const context: RequestContext = Object.assign({
    id: "request",
    client,
    isAnswered: false,
    response: response as never,
  });
  let isRendering = false;
  const started = requestStorage()
    .run(context, takePageSlot)
    .then(() => {
      isRendering = true;
    });
  const close = (isAnswered: boolean) => {
    Object.assign(response, { closed: true, writableFinished: isAnswered });
    response.emit("close");
  };
  return { context, started, close, isRendering: () => isRendering };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

test("waits while too many pages are rendered, until one is rendered or its response is sent", async () => {
  const first = Array.from({ length: AT_ONCE }, () => newRequest());
  await Promise.all(first.map(({ started }) => started));
  const [late, later] = [newRequest(), newRequest()];
  await settle();
  expect([late.isRendering(), later.isRendering()]).toEqual([false, false]);

  const [rendered, failed] = first;
  if (!rendered || !failed) throw new Error("no requests");
  await requestStorage().run(rendered.context, freePageSlot);
  await settle();
  expect([late.isRendering(), later.isRendering()]).toEqual([true, false]);
  // Its client still reads: closing the connection frees nothing more.
  rendered.close(true);
  await settle();
  expect(later.isRendering()).toBe(false);
  failed.close(true);
  await settle();
  expect(later.isRendering()).toBe(true);
  for (const { close } of [...first, late, later]) close(true);
});

test("keeps the slot of a closed connection until its page is rendered, for ten seconds at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = Array.from({ length: AT_ONCE }, () => newRequest());
  await Promise.all(first.map(({ started }) => started));
  const waiting = Array.from({ length: 2 * AT_ONCE }, () => newRequest());
  for (const { close } of [...first, ...waiting]) close(false);
  const rendering = () => waiting.filter(({ isRendering }) => isRendering()).length;
  await settle();
  expect(rendering()).toBe(0);

  const [rendered] = first;
  if (!rendered) throw new Error("no request");
  await requestStorage().run(rendered.context, freePageSlot);
  await settle();
  expect(rendering()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await settle();
  expect(rendering()).toBe(AT_ONCE + 1);
  await vi.advanceTimersByTimeAsync(10_000);
  await settle();
  expect(rendering()).toBe(2 * AT_ONCE);
  await vi.advanceTimersByTimeAsync(10_000);
});

test("renders one page at a time for a client that a limit has refused", async () => {
  noteRefusedClient("10.1.0.0", 60);
  const pages = Array.from({ length: 3 }, () => newRequest("10.1.0.0"));
  const other = newRequest();
  await settle();
  expect(pages.map(({ isRendering }) => isRendering())).toEqual([true, false, false]);
  expect(other.isRendering()).toBe(true);
  pages[0]?.close(true);
  await settle();
  expect(pages.map(({ isRendering }) => isRendering())).toEqual([true, true, false]);
  for (const { close } of [...pages, other]) close(true);
});

test("lets work without a request pass", async () => {
  await expect(takePageSlot()).resolves.toBeUndefined();
});
