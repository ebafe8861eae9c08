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

test("shows nothing to a pointer that only passes", () => {
  const timing = start();
  timing.point("grid");
  vi.advanceTimersByTime(600);
  timing.leave();
  vi.advanceTimersByTime(10_000);
  expect(seen).toBeNull();
});

test("shows the next one at once within 300 ms, later after the delay", () => {
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

test("shows nothing after a press or Escape until the pointer has left", () => {
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
