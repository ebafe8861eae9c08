import { expect, test } from "vitest";
import type { Route } from "../lib/routes";
import { attackReport } from "./report";

const route = (path: string): Route => ({ path, kind: "page", methods: ["GET"] });
const stood = (path: string, seed: number) => ({
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

test("a row tells of the last time, and stays while others are attacked", () => {
  const routes = [route("/a"), route("/b"), route("/c")];
  const first = attackReport("", routes, [stood("/a", 1), stood("/b", 1)], "2026-01-01");
  const second = attackReport(first, routes, [stood("/b", 2)], "2026-01-02");
  expect(rowOf(second, "/a")).toBe(
    "| `/a` | 20,000 | 2xx × 15,000, 4xx × 5,000 | 0.5 s | 600 MB | 1 | 2026-01-01 |",
  );
  expect(rowOf(second, "/b")).toContain("| 2 | 2026-01-02 |");
  expect(rowOf(second, "/c")).toContain("not yet");
});

test("a route that is no more has no row", () => {
  const first = attackReport("", [route("/a"), route("/b")], [stood("/a", 1)], "2026-01-01");
  expect(rowOf(attackReport(first, [route("/b")], [], "2026-01-02"), "/a")).toBeUndefined();
});
