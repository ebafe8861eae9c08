import { expect, test, vi } from "vitest";
import { AppError, codeOfDigest, retryAfterOfDigest } from "./errors";
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

test("a digest keeps the code and the seconds to wait", () => {
  const thrown = (digest: string) => Object.assign(new Error("An error occurred"), { digest });
  const { digest } = new AppError("rate_limited", "Wait.", { retryAfterS: 36.2 });
  expect([codeOfDigest(thrown(digest)), retryAfterOfDigest(thrown(digest))]).toEqual(["rate_limited", 37]);
  const { digest: without } = new AppError("not_found", "Nobody.");
  expect([codeOfDigest(thrown(without)), retryAfterOfDigest(thrown(without))]).toEqual([
    "not_found",
    undefined,
  ]);
  expect([codeOfDigest(thrown("1234")), retryAfterOfDigest(thrown("1234"))]).toEqual([null, undefined]);
});
