import { describe, expect, test } from "vitest";
import { DEPRECATED_FIELDS, FIELDS } from "./fields.ts";
import { fieldsOf, isEndpoint, resolvePath } from "./schema.ts";

describe.each(Object.keys(FIELDS))("%s", (endpoint) => {
  test("has relations to existing endpoints, and no duplicate fields", () => {
    const fields = fieldsOf(endpoint);
    expect(fields.filter(({ target }) => target !== null && !isEndpoint(target))).toEqual([]);
    const names = `id checksum ${FIELDS[endpoint]}`.split(" ");
    expect(new Set(names).size).toBe(names.length);
    expect(fields).toHaveLength(names.length);
  });
});

test("has no removed name among the fields", () => {
  for (const [endpoint, names] of Object.entries(DEPRECATED_FIELDS)) {
    for (const name of names.split(" ")) expect(resolvePath(endpoint, name, false).isRemoved).toBe(true);
  }
});
