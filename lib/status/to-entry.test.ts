import { describe, expect, it } from "vitest";
import type { Answer } from "./probe";
import { toEntry } from "./to-entry";

const NOW = Date.UTC(2026, 10, 21, 12);
const FINE: Answer = { outcome: "answered", ms: 40 };
const SLOW: Answer = { outcome: "answered", ms: 1001 };
const BUSY: Answer = { outcome: "busy", ms: 300 };
const UNAVAILABLE: Answer = {
  outcome: "unavailable",
  ms: 2000,
  error: new Error("secret words of the upstream"),
};

const entryOf = (...answers: (Answer | null)[]) =>
  toEntry(
    "supabase",
    answers.map((answer, index) => ({ name: `Part ${index}`, purpose: "A purpose.", answer })),
    NOW,
  );

describe("toEntry", () => {
  it.each([
    ["operational", [FINE, FINE], 40],
    ["operational", [{ outcome: "answered", ms: 1000 }], 1000],
    ["operational", [FINE, null], 40],
    ["degraded", [FINE, SLOW], 1001],
    ["degraded", [BUSY], -1],
    ["degraded", [FINE, UNAVAILABLE], 40],
    ["outage", [UNAVAILABLE, UNAVAILABLE], -1],
    ["outage", [null, UNAVAILABLE], -1],
    ["unknown", [null], -1],
  ] as [string, (Answer | null)[], number][])(
    "is %s for %j, with a ping of %3$i ms",
    (status, answers, ping) => {
      expect(entryOf(...answers)).toMatchObject({ status, ping, lastUpdated: "2026-11-21T12:00:00.000Z" });
    },
  );

  it("distinguishes slow from partly unavailable", () => {
    expect(entryOf(FINE, SLOW).message).toContain("more slowly");
    expect(entryOf(FINE, UNAVAILABLE).message).toContain("A part of it");
  });

  it("has the state of each part, and no upstream text", () => {
    const entry = entryOf(FINE, BUSY, UNAVAILABLE, null);
    expect(entry.components.map(({ status }) => status)).toEqual([
      "operational",
      "degraded",
      "outage",
      "unknown",
    ]);
    expect(JSON.stringify(entry)).not.toContain("secret");
  });
});
