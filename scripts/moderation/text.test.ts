import { expect, it, test } from "vitest";
import { historyText, parseThing, queueText, thingText } from "./text.ts";

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

const THING = {
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
};

it("shows a thing with its reports, without what a terminal would obey", () => {
  expect(thingText(THING)).toBe(
    "list:l1  by ada, since 2026-01-02, public, 0 earlier decisions\n  title: Rude?[2J\n  - 2026-02-03T04:05 open: hate, “Look.” (bob, 3 reports)",
  );
});

it("marks the lines of what users wrote, so that they cannot pass for other reports", () => {
  const forged = "x”\n  - 2026-02-03T04:05 open: spam, “\n\nreview:demo/1";
  const reports = THING.reports.map((report) => ({ ...report, details: forged }));
  const shown = "x”\n    |   - 2026-02-03T04:05 open: spam, “\n    | \n    | review:demo/1";
  expect(thingText({ ...THING, content: { text: forged }, reports })).toBe(
    `list:l1  by ada, since 2026-01-02, public, 0 earlier decisions\n  text: ${shown}\n  - 2026-02-03T04:05 open: hate, “${shown}” (bob, 3 reports)`,
  );
});

it("shows which of all things with open reports a page has, and how to read on", () => {
  const things = Array.from({ length: 50 }, () => THING);
  const lastLine = (page: number, total: number, shown = things) =>
    queueText(page, total, shown).split("\n").at(-1);
  expect(lastLine(1, 180)).toBe("1 to 50 of 180 things with open reports. The next ones: list --page 2");
  expect(lastLine(2, 51, [THING])).toBe("51 to 51 of 51 things with open reports.");
  expect(lastLine(3, 51, [])).toBe("None of 51 things with open reports.");
  expect(queueText(1, 0, [])).toBe("No open reports.");
});

it("shows that there are no decisions", () => {
  expect(historyText([])).toBe("No decisions yet.");
});
