import { expect, test } from "vitest";
import { findRoutes } from "../lib/routes";
import { SEEDS } from "./seeds";

const ROUTES = findRoutes("app");

test("a seed belongs to a route that there is", () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(Object.keys(SEEDS).filter((path) => !paths.includes(path))).toEqual([]);
});
