import { expect, test } from "vitest";
import { toSmartQuery } from "./smart-query";

test.each([
  [
    "status=want&q=a%26b%20c&sort=name&platform=6,48&group=year",
    "status=want&q=a%26b%20c&sort=name&platform=6,48&group=year",
  ],
  ["?year=2019-2010&utm=1", "year=2010-2019"],
  ["status=all&sort=added", ""],
  ["status=sold&q=%00&platform=x", ""],
  ["q=%F0%9F%8E%AE<script>'", "q=%F0%9F%8E%AE%3Cscript%3E'"],
])("%s", (query, expected) => {
  expect(toSmartQuery(query)).toBe(expected);
});
