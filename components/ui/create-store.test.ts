import { expect, test, vi } from "vitest";
import { createStore } from "./create-store";

test("listeners hear of every change until they leave", () => {
  const store = createStore<string>();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set("one");
  expect(store.get()).toBe("one");
  leave();
  store.set("two");
  expect(store.get()).toBe("two");
  expect(listener).toHaveBeenCalledTimes(1);
});
