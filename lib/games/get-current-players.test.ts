import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { getCurrentPlayers } from "./get-current-players";
import { playersQuerySchema } from "./input";

vi.mock("next/cache", () => ({ cacheLife() {}, cacheTag() {} }));
const fetchCurrentPlayers = vi.hoisted(() => vi.fn());
vi.mock("@/lib/steam/current-players", () => ({ fetchCurrentPlayers }));

describe("getCurrentPlayers", () => {
  it("is Steam's count", async () => {
    fetchCurrentPlayers.mockResolvedValue(1234);
    expect(await getCurrentPlayers(730)).toBe(1234);
  });

  it("is 0 where Steam has none, and on any failure, which is logged", async () => {
    fetchCurrentPlayers.mockResolvedValue(null);
    expect(await getCurrentPlayers(730)).toBe(0);
    const lines = captureLog();
    fetchCurrentPlayers.mockRejectedValue(new Error("away"));
    expect(await getCurrentPlayers(730)).toBe(0);
    expect(lines()).toMatchObject([{ event: "player_count_left_out", appId: 730 }]);
  });
});

it("is null, and not cached, for a client over its limit", async () => {
  fetchCurrentPlayers.mockRejectedValue(new AppError("rate_limited", "Too many."));
  expect(await getCurrentPlayers(730)).toBeNull();
});

describe("playersQuerySchema", () => {
  it("reads the app id, with and without the format", () => {
    expect(playersQuerySchema.parse({ appid: "730", format: "json" }).appid).toBe(730);
    expect(playersQuerySchema.parse({ appid: "4294967295" }).appid).toBe(4_294_967_295);
  });

  it.each([
    {},
    { appid: "" },
    { appid: "0" },
    { appid: "-1" },
    { appid: "7e2" },
    { appid: "4294967296" },
    { appid: "730", format: "xml" },
    { appid: "730", key: "mine" },
  ])("refuses %j", (query) => {
    expect(playersQuerySchema.safeParse(query).success).toBe(false);
  });
});
