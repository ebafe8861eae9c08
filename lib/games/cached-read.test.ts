import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import type { ReadFailure } from "@/lib/request-storage";
import { cachedRead } from "./cached-read";

const request = vi.hoisted((): { id: string; failure?: ReadFailure } => ({ id: "request-1" }));
vi.mock("@/lib/http/request-context", () => ({ currentRequest: () => request }));
beforeEach(() => {
  delete request.failure;
});

/** All that Next lets out of a `'use cache'` function in production. */
const asNextHandsItOut = (error: AppError) => Object.assign(new Error("hidden"), { digest: error.digest });
const failed = (error: unknown) => cachedRead(Promise.reject(error));

it("restores the refusal of a client over its limit, with the seconds to wait", async () => {
  const refusal = asNextHandsItOut(new AppError("rate_limited", "Any.", { retryAfterS: 40.5 }));
  await expect(failed(refusal)).rejects.toMatchObject({
    code: "rate_limited",
    message: "Too many requests. Please wait a moment and try again.",
    retryAfterS: 41,
  });
  expect(request.failure).toEqual({ status: 429, retryAfterS: 41 });
});

it("restores the failure of IGDB with the spec's text, and gives its status to the page", async () => {
  const failure = asNextHandsItOut(new AppError("upstream_unavailable", "Any.", { retryAfterS: 3 }));
  await expect(failed(failure)).rejects.toMatchObject({
    code: "upstream_unavailable",
    message: "Failed to fetch data from IGDB API",
    retryAfterS: 3,
    digest: "questshelf:upstream_unavailable:3:request-1",
  });
  expect(request.failure).toEqual({ status: 503, retryAfterS: 3 });
});

it("passes on any other error, and leaves the page's status at 500", async () => {
  const error = new Error("a fault of ours");
  await expect(failed(error)).rejects.toBe(error);
  expect(request.failure).toBeUndefined();
});

it("adds the request's id to an error that Next has not replaced", async () => {
  const cause = new Error("why");
  const error = new AppError("upstream_failed", "Ours.", { cause, retryAfterS: 9 });
  await expect(failed(error)).rejects.toMatchObject({
    code: "upstream_failed",
    message: "Ours.",
    cause,
    retryAfterS: 9,
    digest: "questshelf:upstream_failed:9:request-1",
  });
});
