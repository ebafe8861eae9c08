import { expect, test } from "vitest";
import { collectionQuerySchema } from "./schema";

test("a search has no NUL, which Postgres refuses", () => {
  expect(collectionQuerySchema.parse({ q: "\0 por\0tal " }).q).toBe("portal");
  expect(collectionQuerySchema.parse({ q: "\0" }).q).toBe("");
});
