import { beforeEach, expect, test, vi } from "vitest";
import { requestStorage } from "@/lib/request-storage";
import { GET } from "./route";

vi.mock("@/lib/http/rate-limit", () => ({ rateLimit: async () => {} }));
const getCurrentPlayers = vi.hoisted(() => vi.fn<(appId: number) => Promise<number | null>>());
vi.mock("@/lib/games/get-current-players", () => ({ getCurrentPlayers }));
beforeEach(() => void getCurrentPlayers.mockReset());

const ask = (isStale: boolean) =>
  requestStorage().run({ id: "r", client: "192.0.2.1", isAnswered: false, isStale }, () =>
    GET(new Request("http://localhost/api/steam/players?appid=620&format=json"), {
      params: Promise.resolve({}),
    }),
  );

test.each([false, true])("lets browsers keep a count for a minute (stale: %s)", async (isStale) => {
  getCurrentPlayers.mockResolvedValue(7);
  const answer = await ask(isStale);
  expect(await answer.json()).toEqual({ response: { player_count: 7 } });
  expect(answer.headers.get("cache-control")).toBe(
    "public, max-age=60, s-maxage=60, stale-while-revalidate=60",
  );
});

test("lets no cache store the 0 of a client over its limit", async () => {
  getCurrentPlayers.mockResolvedValue(null);
  const answer = await ask(false);
  expect(await answer.json()).toEqual({ response: { player_count: 0 } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
