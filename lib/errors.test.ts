import { expect, test, vi } from "vitest";
import { AppError, codeOfDigest, referenceOf, retryAfterOfDigest } from "./errors";
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

/** What is left of an error in the browser. */
const digested = (digest: string) => Object.assign(new Error("hidden"), { digest });

test("a digest carries the code, and the id of the request", () => {
  const { digest } = new AppError("upstream_failed", "No.", { requestId: "0b9a1c2d-0000" });
  expect(codeOfDigest(digested(digest))).toBe("upstream_failed");
  expect(referenceOf(digested(digest))).toBe("0b9a1c2d-0000");
  expect(codeOfDigest(digested(new AppError("not_found", "No.").digest))).toBe("not_found");
  expect(referenceOf(digested(new AppError("not_found", "No.").digest))).toBeNull();
});

test("a digest keeps the seconds to wait", () => {
  const { digest } = new AppError("rate_limited", "Wait.", { retryAfterS: 36.2, requestId: "0b9a1c2d-0000" });
  expect(codeOfDigest(digested(digest))).toBe("rate_limited");
  expect(retryAfterOfDigest(digested(digest))).toBe(37);
  expect(retryAfterOfDigest(digested(new AppError("not_found", "No.").digest))).toBeUndefined();
  expect(retryAfterOfDigest(digested("1234"))).toBeUndefined();
});

test("another digest is its own reference, and an error of the browser has none", () => {
  expect(codeOfDigest(digested("1234567890"))).toBeNull();
  expect(referenceOf(digested("1234567890"))).toBe("1234567890");
  expect(referenceOf(new TypeError("x is not a function"))).toBeNull();
  expect(referenceOf("no error at all")).toBeNull();
});
