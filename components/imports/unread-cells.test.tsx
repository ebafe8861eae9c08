import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ColumnReport } from "@/lib/imports/schema";
import { ColumnCounts, UnusedColumns } from "./unread-cells";

const report = (column: string, kind: ColumnReport["kind"], counts: Partial<ColumnReport>): ColumnReport => ({
  ...{ column, kind, understood: 0, empty: 0, unread: 0, outliers: 0, examples: [] },
  ...counts,
});
const CELLS = [
  report("Score", "rating", { understood: 3 }),
  report("description", "unused", { unread: 3 }),
  report("link", "unused", { unread: 2, empty: 1 }),
];

test("names the columns that are not used", () => {
  expect(renderToStaticMarkup(<UnusedColumns cells={CELLS} />)).toContain("Not used: description, link");
  expect(renderToStaticMarkup(<UnusedColumns cells={CELLS.slice(0, 1)} />)).toBe("");
});

test("shortens a long list of unused columns", () => {
  const many = Array.from({ length: 21 }, (_, index) => report(`c${index}`, "unused", { unread: 1 }));
  expect(renderToStaticMarkup(<UnusedColumns cells={many} />)).toContain("c18, c19 and more");
});

test("counts only columns that are read", () => {
  const html = renderToStaticMarkup(<ColumnCounts cells={CELLS} />);
  expect(html).toContain("All dates, ratings and times were understood");
  expect(html).not.toContain("link");
  expect(renderToStaticMarkup(<ColumnCounts cells={CELLS.slice(1)} />)).toBe("");
});
