import { expect, test } from "vitest";
import { findRoutes } from "../../scripts/lib/routes";
import { SEEDS } from "./seeds";

const ROUTES = findRoutes("app");

test("every seed belongs to an existing route", () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(Object.keys(SEEDS).filter((path) => !paths.includes(path))).toEqual([]);
});
