import { expect, it } from "vitest";
import { parseQuery } from "@/lib/http/input";
import { gameListQuerySchema, gameSearchQuerySchema } from "./input";

const list = (search: string) => parseQuery(`http://localhost/api/games${search}`, gameListQuerySchema);
const search = (text: string) =>
  parseQuery(`http://localhost/api/games/search${text}`, gameSearchQuerySchema);
const refused = expect.objectContaining({ code: "invalid_input" });

it("reads a list's query, which may be empty", () => {
  expect(list("")).toEqual({ list: "popular", offset: 0 });
  expect(list("?list=rpg&offset=40&dev=70&pub=3&q=a%26b")).toEqual({
    list: "rpg",
    offset: 40,
    dev: 70,
    pub: 3,
    q: "a&b",
  });
});

it.each([
  "?list=strategies",
  "?list=constructor",
  "?offset=-20",
  "?offset=1e3",
  "?offset=999999",
  "?offset=",
  "?dev=0",
  "?dev=1.5",
  "?pub=2147483648",
  "?dev=%20",
  "?page=2",
  `?q=${"a".repeat(201)}`,
])("refuses the list's query %s", (query) => {
  expect(() => list(query)).toThrow(refused);
});

it("requires a search's text, which may be empty, and rejects other parameters", () => {
  expect(search("?q=")).toEqual({ q: "" });
  expect(() => search("")).toThrow("q: is missing");
  expect(() => search("?q=a&limit=500")).toThrow(refused);
});
