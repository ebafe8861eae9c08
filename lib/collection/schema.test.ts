import { expect, test } from "vitest";
import { collectionQuerySchema } from "./schema";

test("removes NUL from a search", () => {
  expect(collectionQuerySchema.parse({ q: "\0 por\0tal " }).q).toBe("portal");
  expect(collectionQuerySchema.parse({ q: "\0" }).q).toBe("");
});
