import { expect, test, vi } from "vitest";
import { PUT } from "./route";

vi.mock("@/lib/auth/user", () => ({
  signedIn: () => ({ isPersonal: true, authenticate: async () => ({ id: "user-1" }) }),
}));
vi.mock("@/lib/http/own-origin", () => ({ assertOwnOrigin() {} }));
vi.mock("@/lib/http/rate-limit", () => ({ rateLimit: async () => {} }));
vi.mock("@/lib/profile/expire", () => ({ expireOwnProfile: async () => {} }));
const correctMatch = vi.hoisted(() => vi.fn(async () => "corrected"));
vi.mock("@/lib/steam-library/correct-match", () => ({ correctMatch }));

const put = (appid: string) =>
  PUT(
    new Request(`http://localhost/api/collection/import/${appid}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ gameId: 72, name: "Portal 2", playtimeMinutes: 0 }),
    }),
    { params: Promise.resolve({ appid }) },
  );

test("an app whose id is beyond the ids of games can be corrected too", async () => {
  expect((await put("3000000000")).status).toBe(200);
  expect(correctMatch).toHaveBeenCalledWith({ id: "user-1" }, 3_000_000_000, expect.anything());
});

test("what is no id of an app is refused", async () => {
  expect((await put("4294967296")).status).toBe(400);
});
