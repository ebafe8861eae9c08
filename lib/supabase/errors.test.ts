import { AuthApiError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { fromAuthError } from "./errors";

test.each([
  ["user_not_found", 403],
  ["insufficient_aal", 401],
  ["session_not_found", 403],
  ["bad_jwt", 403],
])("%s (%d) means signed out", (code, status) => {
  const error = fromAuthError(new AuthApiError("GoTrue's own words", status, code));
  expect(error).toMatchObject({ code: "not_authenticated", message: "User not authenticated" });
});
