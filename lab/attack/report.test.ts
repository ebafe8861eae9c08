import { expect, test } from "vitest";
import type { Route } from "../../scripts/lib/routes";
import { attackReport } from "./report";

const route = (path: string): Route => ({ path, kind: "page", isPersonal: false, methods: ["GET"] });
const passed = (path: string, seed: number) => ({
  outcome: {
    route: route(path),
    inputs: 20_000,
    seconds: 60,
    slowestMs: 450,
    statuses: new Map([
      [404, 4000],
      [200, 15_000],
      [400, 1000],
    ]),
    fault: null,
  },
  memoryMb: 600,
  seed,
});

const rowOf = (page: string, path: string) => page.split("\n").find((line) => line.includes(`\`${path}\``));

test("replaces the rows of attacked routes and keeps the others", () => {
  const routes = [route("/a"), route("/b"), route("/c")];
  const first = attackReport("", routes, [passed("/a", 1), passed("/b", 1)], "2026-01-01");
  const second = attackReport(first, routes, [passed("/b", 2)], "2026-01-02");
  expect(rowOf(second, "/a")).toBe(
    "| `/a` | 20,000 | 2xx × 15,000, 4xx × 5,000 | 0.5 s | 600 MB | 1 | 2026-01-01 |",
  );
  expect(rowOf(second, "/b")).toContain("| 2 | 2026-01-02 |");
  expect(rowOf(second, "/c")).toContain("not yet");
});

test("removes the row of a removed route", () => {
  const first = attackReport("", [route("/a"), route("/b")], [passed("/a", 1)], "2026-01-01");
  expect(rowOf(attackReport(first, [route("/b")], [], "2026-01-02"), "/a")).toBeUndefined();
});
