import { expect, test } from "vitest";
import { readBrowseFilter } from "./browse-filter";

const read = (query: string) => readBrowseFilter("popular", new URLSearchParams(query));

test("without a query nothing is filtered", () => {
  expect(read("")).toEqual({ filter: { list: "popular" }, q: "", companyHeading: null, isFiltered: false });
});

test("the developer's name is decoded", () => {
  const { filter, companyHeading } = read("dev=908&devName=CD%20PROJEKT%20RED");
  expect(filter).toEqual({ list: "popular", dev: 908 });
  expect(companyHeading).toBe("Games by CD PROJEKT RED");
});

test("a publisher has a heading of its own", () => {
  expect(read("pub=70&pubName=Nintendo").companyHeading).toBe("Games published by Nintendo");
});

test.each(["dev=abc", "dev=0", "dev=-4", "dev=1.5", "dev=99999999999"])("%s is no company", (query) => {
  expect(read(query).filter).toEqual({ list: "popular" });
});

test("spaces alone are no search", () => {
  expect(read("q=%20%20").isFiltered).toBe(false);
  expect(read("q=%20zelda%20").q).toBe("zelda");
});
