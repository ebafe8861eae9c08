import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { limitGuesses } from "./limit-guesses";

const refund = vi.hoisted(() => vi.fn());
vi.mock("@/lib/http/rate-limit", () => ({ rateLimit: async () => ({ refund }) }));

const request = new Request("http://localhost/api/auth/sign-in");
const tried = (attempt: () => Promise<void>) => limitGuesses(request, "a@b.test", attempt);

beforeEach(() => refund.mockReset());

test("a right password does not count", async () => {
  await tried(async () => {});
  expect(refund).toHaveBeenCalledOnce();
});

test("a wrong one does", async () => {
  const wrong = new AppError("invalid_credentials", "Invalid login credentials");
  await expect(tried(() => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(refund).not.toHaveBeenCalled();
});

test.each([new AppError("upstream_unavailable", "Away."), new Error("unforeseen")])(
  "what says nothing of the password does not: %s",
  async (error) => {
    await expect(tried(() => Promise.reject(error))).rejects.toBe(error);
    expect(refund).toHaveBeenCalledOnce();
  },
);
