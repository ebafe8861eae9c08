import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTooltipTiming } from "./tooltip-timing";

let seen: string | null = null;
const start = () =>
  createTooltipTiming<string>(
    (target) => {
      seen = target;
    },
    () => {
      seen = null;
    },
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  seen = null;
});

test("the pointer has to rest for 700 ms", () => {
  const timing = start();
  timing.point("grid");
  vi.advanceTimersByTime(500);
  // Over another part of the same element: the wait goes on.
  timing.point("grid");
  vi.advanceTimersByTime(199);
  expect(seen).toBeNull();
  vi.advanceTimersByTime(1);
  expect(seen).toBe("grid");
});

test("who only passes sees nothing", () => {
  const timing = start();
  timing.point("grid");
  vi.advanceTimersByTime(600);
  timing.leave();
  vi.advanceTimersByTime(10_000);
  expect(seen).toBeNull();
});

test("within 300 ms of one the next one comes at once, later it has to be waited for", () => {
  const timing = start();
  timing.focus("grid");
  timing.point("list");
  expect(seen).toBe("list");
  timing.leave();
  vi.advanceTimersByTime(299);
  timing.point("grid");
  expect(seen).toBe("grid");
  timing.leave();
  vi.advanceTimersByTime(300);
  timing.point("list");
  expect(seen).toBeNull();
  vi.advanceTimersByTime(700);
  expect(seen).toBe("list");
});

test("the keyboard does not wait", () => {
  const timing = start();
  timing.focus("grid");
  expect(seen).toBe("grid");
  timing.leave();
  expect(seen).toBeNull();
});

test("what was pressed, or sent away by Escape, says nothing until the pointer has been elsewhere", () => {
  const timing = start();
  timing.point("grid");
  vi.advanceTimersByTime(700);
  timing.dismiss("grid");
  expect(seen).toBeNull();
  timing.point("grid");
  vi.advanceTimersByTime(10_000);
  expect(seen).toBeNull();
  timing.leave();
  timing.point("grid");
  vi.advanceTimersByTime(700);
  expect(seen).toBe("grid");
});
