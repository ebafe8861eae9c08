import { expect, test } from "vitest";
import { OutsideError } from "@/lib/http/fetch-json";
import { readForUser } from "./read-for-user";

const USER = { id: "ada" };

test("returns Steam's answer, with more time than the read of a page", async () => {
  expect(await readForUser(USER, async (read) => read)).toEqual({
    caller: { userId: "ada" },
    timeoutMs: 8000,
  });
});

test.each([
  [new OutsideError("steam", "timeout"), "upstream_unavailable"],
  [new OutsideError("steam", "status", { status: 429 }), "upstream_unavailable"],
  [new OutsideError("steam", "status", { status: 503 }), "upstream_unavailable"],
  [new OutsideError("steam", "status", { status: 403 }), "upstream_failed"],
  [new OutsideError("steam", "malformed"), "upstream_failed"],
])("reports %s in plain words", async (error, code) => {
  await expect(readForUser(USER, () => Promise.reject(error))).rejects.toMatchObject({
    code,
    message: "Steam can't be reached right now. Please try again in a moment.",
  });
});
