import { expect, test, vi } from "vitest";
import {
  ACCOUNT_UNAVAILABLE_MESSAGE,
  AppError,
  codeOfDigest,
  messageOf,
  referenceOf,
  retryAfterOfDigest,
} from "./errors";
import { OutsideError } from "./http/fetch-json";

/** The module as in another bundle: Next bundles pages and route handlers separately. */
async function anotherCopy() {
  vi.resetModules();
  return { ...(await import("./errors")), ...(await import("./http/fetch-json")) };
}

test("recognizes an AppError of another bundle", async () => {
  const other = await anotherCopy();
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError("not_found", "Nobody.")).toBeInstanceOf(AppError);
  expect(new other.OutsideError("igdb", "timeout")).toBeInstanceOf(OutsideError);
});

test("recognizes nothing else as an AppError", () => {
  for (const value of [new Error("other"), new OutsideError("igdb", "timeout"), {}, null, "not_found"]) {
    expect(value instanceof AppError).toBe(false);
  }
  expect(new AppError("not_found", "Nobody.") instanceof OutsideError).toBe(false);
});

/** A server error as the browser sees it. */
const digested = (digest: string) => Object.assign(new Error("hidden"), { digest });

test("keeps the code and the request id in the digest", () => {
  const { digest } = new AppError("upstream_failed", "No.", { requestId: "0b9a1c2d-0000" });
  expect(codeOfDigest(digested(digest))).toBe("upstream_failed");
  expect(referenceOf(digested(digest))).toBe("0b9a1c2d-0000");
  expect(codeOfDigest(digested(new AppError("not_found", "No.").digest))).toBe("not_found");
  expect(referenceOf(digested(new AppError("not_found", "No.").digest))).toBeNull();
});

test("keeps the seconds to wait in the digest", () => {
  const { digest } = new AppError("rate_limited", "Wait.", { retryAfterS: 36.2, requestId: "0b9a1c2d-0000" });
  expect(codeOfDigest(digested(digest))).toBe("rate_limited");
  expect(retryAfterOfDigest(digested(digest))).toBe(37);
  expect(retryAfterOfDigest(digested(new AppError("not_found", "No.").digest))).toBeUndefined();
  expect(retryAfterOfDigest(digested("1234"))).toBeUndefined();
});

test("uses another digest as the reference, and has none for browser errors", () => {
  expect(codeOfDigest(digested("1234567890"))).toBeNull();
  expect(referenceOf(digested("1234567890"))).toBe("1234567890");
  expect(referenceOf(new TypeError("x is not a function"))).toBeNull();
  expect(referenceOf("no error at all")).toBeNull();
});

test("describes an ended session and a lost connection to users, and keeps other messages", () => {
  expect(messageOf(new AppError("not_authenticated", "User not authenticated"))).toMatch(/sign in again/);
  expect(messageOf(new TypeError("Failed to fetch"))).toBe(ACCOUNT_UNAVAILABLE_MESSAGE);
  expect(messageOf(new AppError("rate_limited", "Wait."))).toBe("Wait.");
});
