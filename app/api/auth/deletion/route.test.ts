import { beforeEach, expect, test, vi } from "vitest";
import { AppError, type ErrorCode } from "@/lib/errors";

const { calls, answer } = vi.hoisted(() => ({
  calls: [] as string[],
  answer: { code: null as ErrorCode | null },
}));
vi.mock("@/lib/http/rate-limit", () => ({ rateLimit: async () => {} }));
vi.mock("@/lib/http/own-origin", () => ({ assertOwnOrigin: () => {} }));
vi.mock("@/lib/auth/user", () => ({
  signedIn: () => ({ isPersonal: true, authenticate: async () => ({}) }),
}));
vi.mock("@/app/expire-all-of", () => ({ expireAllOf: async () => void calls.push("expire") }));
vi.mock("@/lib/auth/delete-account", () => ({
  DELETION_TIME_LIMIT_MS: 1,
  leave: async () => void calls.push("leave"),
  requestDeletion: async () => {
    if (answer.code) throw new AppError(answer.code, "No.");
    return { deletesAt: "2026-01-01T00:00:00Z" };
  },
}));

const { POST } = await import("./route");

beforeEach(() => calls.splice(0));

test.each<[ErrorCode | null, number, string[]]>([
  [null, 200, ["expire", "leave"]],
  ["upstream_unavailable", 503, ["expire"]],
  ["invalid_credentials", 400, []],
])(
  "hides the account also when the answer was lost, and not when it was refused (%s)",
  async (code, status, done) => {
    answer.code = code;
    const request = new Request("http://localhost/", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(status);
    expect(calls).toEqual(done);
  },
);
