import { expect, test, vi } from "vitest";
import { AppError } from "./errors";
import { OutsideError } from "./http/fetch-json";

/** The module as another bundle has it: the framework bundles pages and route handlers apart. */
async function anotherCopy() {
  vi.resetModules();
  return { ...(await import("./errors")), ...(await import("./http/fetch-json")) };
}

test("an error of ours is known whichever bundle made it", async () => {
  const other = await anotherCopy();
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError("not_found", "Nobody.")).toBeInstanceOf(AppError);
  expect(new other.OutsideError("igdb", "timeout")).toBeInstanceOf(OutsideError);
});

test("nothing else is", () => {
  for (const value of [new Error("other"), new OutsideError("igdb", "timeout"), {}, null, "not_found"]) {
    expect(value instanceof AppError).toBe(false);
  }
  expect(new AppError("not_found", "Nobody.") instanceof OutsideError).toBe(false);
});
