import { expect, test } from "vitest";
import { parseProgramFile, programPath } from "./path";

const TOKEN = "0123456789abcdef0123456789abcdef";

test.each(["shelf", "playing", "export"] as const)("reads the address of the %s back", (kind) => {
  const [, , , file = ""] = programPath(kind, TOKEN).split("/");
  expect(parseProgramFile({ kind, file })).toEqual({ kind, token: TOKEN });
});

test.each([
  ["shelf", `${TOKEN}.csv`],
  ["shelf", `${TOKEN}0.json`],
  ["shelf", `${TOKEN.toUpperCase()}.json`],
  ["all", `${TOKEN}.json`],
])("knows no address /programs/%s/%s", (kind, file) => {
  expect(parseProgramFile({ kind, file })).toBeNull();
});
