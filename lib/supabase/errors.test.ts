import { readdirSync, readFileSync } from "node:fs";
import { AuthApiError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { fromAuthError, fromDataError } from "./errors";

test.each([
  ["user_not_found", 403],
  ["insufficient_aal", 401],
  ["session_not_found", 403],
  ["bad_jwt", 403],
])("%s (%d) means signed out", (code, status) => {
  const error = fromAuthError(new AuthApiError("GoTrue's own words", status, code));
  expect(error).toMatchObject({ code: "not_authenticated", message: "User not authenticated" });
});

test("knows each error that our own functions and triggers raise", () => {
  const folder = "supabase/migrations";
  const sql = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const raised = new Set(sql.flatMap((text) => text.match(/\bQS\d{3}\b|(?<=errcode = ')\w{5}/g) ?? []));
  // Only the catalogue's job calls what raises these.
  for (const code of ["QS010", "QS011", "QS012"]) raised.delete(code);
  const unknown = [...raised].filter((code) => fromDataError({ code }, 400).code === "upstream_failed");
  expect(unknown).toEqual([]);
  expect(raised.size).toBeGreaterThan(20);
});
