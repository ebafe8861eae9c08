import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestStorage } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import { noteRefusal } from "./note-refusal";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  Reflect.deleteProperty(globalThis, Symbol.for("questshelf.refusals"));
});
afterEach(() => vi.useRealTimers());

const refuse = (client: string, limit: string) =>
  requestStorage().run({ id: "request-1", client, isAnswered: false }, () => noteRefusal(limit));

it("logs a client's refusals once a minute for each limit", () => {
  const lines = captureLog();
  for (let times = 0; times < 1000; times++) refuse("192.0.2.1", "getList");
  refuse("192.0.2.1", "signIn");
  refuse("192.0.2.2", "getList");
  expect(lines().map(({ client, limit }) => [client, limit])).toEqual([
    ["192.0.2.1", "getList"],
    ["192.0.2.1", "signIn"],
    ["192.0.2.2", "getList"],
  ]);
  vi.setSystemTime(Date.now() + 61_000);
  refuse("192.0.2.1", "getList");
  expect(lines()).toHaveLength(4);
});
