import { expect, test } from "vitest";
import { fillPath, findRoutes, parametersOf } from "./routes";

const ROUTES = findRoutes("app");

test("finds every page and route handler with its methods", () => {
  expect(ROUTES).toContainEqual({ path: "/", kind: "page", isPersonal: false, methods: ["GET"] });
  expect(ROUTES).toContainEqual({
    path: "/games/[[...list]]",
    kind: "page",
    isPersonal: false,
    methods: ["GET"],
  });
  expect(ROUTES).toContainEqual({ path: "/settings", kind: "page", isPersonal: true, methods: ["GET"] });
  expect(ROUTES).toContainEqual({
    path: "/api/collection/[gameId]",
    kind: "handler",
    isPersonal: false,
    methods: ["GET", "PUT", "PATCH", "DELETE"],
  });
  expect(ROUTES).toContainEqual({
    path: "/api/auth/sign-out",
    kind: "handler",
    isPersonal: false,
    methods: ["POST"],
  });
  expect(ROUTES.filter(({ kind, methods }) => kind === "handler" && methods.length === 0)).toEqual([]);
});

test("fills in parameters, and omits an empty optional one", () => {
  expect(parametersOf("/user/[username]/[[...list]]")).toEqual(["username", "list"]);
  expect(fillPath("/user/[username]/[[...list]]", (name) => (name === "list" ? "" : "demo"))).toBe(
    "/user/demo",
  );
  expect(fillPath("/games/[[...list]]", () => "a/b")).toBe("/games/a/b");
  expect(fillPath("/", () => "x")).toBe("/");
});
