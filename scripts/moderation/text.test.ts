import { expect, it, test } from "vitest";
import { historyText, parseThing, thingText } from "./text.ts";

test.each([
  ["profile:ada_1", { kind: "profile", name: "ada_1" }],
  [
    "list:00000000-0000-4000-8000-000000000000",
    { kind: "list", name: "00000000-0000-4000-8000-000000000000" },
  ],
  ["ada", null],
  ["profile:", null],
  ["shelf:ada", null],
])("reads %j as %j", (text, thing) => {
  expect(parseThing(text)).toEqual(thing);
});

it("shows a thing with its reports, without what a terminal would obey", () => {
  const text = thingText({
    kind: "list",
    authorId: "id",
    username: "ada",
    item: "l1",
    since: "2026-01-02T03:04:05Z",
    visibility: "public",
    hidden: null,
    suspended: null,
    decisions: 0,
    content: { title: "Rude\u001b[2J", description: null },
    reports: [
      {
        reason: "hate",
        details: "Look.",
        at: "2026-02-03T04:05:06Z",
        isOpen: true,
        by: "bob",
        reportsOfReporter: 3,
      },
    ],
  });
  expect(text).toBe(
    "list:l1  by ada, since 2026-01-02, public, 0 earlier decisions\n  title: Rude?[2J\n  - 2026-02-03T04:05 open: hate, “Look.” (bob, 3 reports)",
  );
});

it("shows that there are no decisions", () => {
  expect(historyText([])).toBe("No decisions yet.");
});
