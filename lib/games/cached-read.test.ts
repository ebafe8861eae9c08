import { expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { requestStorage } from "@/lib/request-storage";
import { cachedRead } from "./cached-read";

const inRequest = (error: unknown) =>
  requestStorage().run({ id: "request-1", client: "192.0.2.1" }, () => cachedRead(Promise.reject(error)));

it("makes an error again of its digest, with the request's id", async () => {
  const digested = Object.assign(new Error("hidden"), { digest: "questshelf:upstream_unavailable" });
  await expect(inRequest(digested)).rejects.toMatchObject({
    code: "upstream_unavailable",
    retryAfterS: 3,
    digest: "questshelf:upstream_unavailable:request-1",
  });
});

it("gives the request's id to an error that comes as it is, too", async () => {
  const cause = new Error("why");
  const error = new AppError("upstream_failed", "Ours.", { cause, retryAfterS: 9 });
  await expect(inRequest(error)).rejects.toMatchObject({
    code: "upstream_failed",
    message: "Ours.",
    cause,
    retryAfterS: 9,
    digest: "questshelf:upstream_failed:request-1",
  });
});

it("throws any other error as it is", async () => {
  const error = new TypeError("a fault");
  await expect(inRequest(error)).rejects.toBe(error);
});
