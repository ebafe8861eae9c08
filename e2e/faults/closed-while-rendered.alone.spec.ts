import type { APIRequestContext } from "playwright/test";
import { expect, test } from "../support/fixtures";

const HELD_MS = 500;
const GAME = 14_593;

type Shown = { owner: APIRequestContext; username: string; list: string };

const change = async (owner: APIRequestContext, path: string, data: object) =>
  expect(await owner.patch(path, { data })).toBeOK();

const addressesOf = ({ list }: Shown) => [
  `/list/${list}/mine`,
  `/widget/list/${list}`,
  `/og/list/${list.replaceAll("-", "")}.jpg`,
];
const YEAR = new Date().getUTCFullYear();

/** What is closed, and the addresses that show it until then. */
const CLOSED: Record<string, { close: (shown: Shown) => Promise<void>; paths: (shown: Shown) => string[] }> =
  {
    "a list that becomes private": {
      close: ({ owner, list }) => change(owner, `/api/lists/${list}`, { visibility: "private" }),
      paths: addressesOf,
    },
    "a list that is removed": {
      close: async ({ owner, list }) => expect(await owner.delete(`/api/lists/${list}`)).toBeOK(),
      paths: addressesOf,
    },
    "a section that is hidden": {
      close: ({ owner }) => change(owner, "/api/profile", { shownSections: [] }),
      paths: ({ username }) => [
        `/user/${username}/lists`,
        `/user/${username}/stats`,
        `/user/${username}/${YEAR}`,
        `/og/year/${YEAR}_${username}.jpg`,
        `/user/${username}/games/rating/9`,
      ],
    },
    "a profile that becomes private": {
      close: ({ owner }) => change(owner, "/api/profile", { visibility: "private" }),
      paths: ({ username, list }) => [
        `/user/${username}`,
        `/user/${username}/completed`,
        `/widget/${username}`,
        `/og/user/${username}.jpg`,
        `/api/users/${username}/games?tab=completed`,
        `/list/${list}/mine`,
      ],
    },
  };

for (const [what, { close, paths }] of Object.entries(CLOSED)) {
  test(`refuses ${what} while its pages are being rendered`, async ({
    userRequest: owner,
    request,
    fault,
    requestsSince,
  }) => {
    await expect(await owner.put(`/api/collection/${GAME}`, { data: { status: "completed" } })).toBeOK();
    await change(owner, `/api/collection/${GAME}`, { rating: 9 });
    const created = await owner.post("/api/lists", { data: { title: "Mine", visibility: "public" } });
    const { id } = await created.json();
    await change(owner, "/api/profile", { shownSections: ["lists", "ratings", "dates", "statistics"] });
    const { user } = await (await owner.get("/api/session")).json();
    const shown = { owner, username: String(user.username), list: String(id) };

    const at = Date.now();
    await fault("supabase", "slow", HELD_MS, { at: "answer", call: "POST /rest/v1/rpc/read_" });
    const rendered = Promise.all(paths(shown).map((path) => request.get(path)));
    const isReading = async () =>
      (await requestsSince(at, "supabase")).some(({ path }) => path.includes("/rpc/read_"));
    await expect.poll(isReading, { intervals: [20] }).toBe(true);
    await close(shown);
    await rendered;
    await fault("supabase", "ok");
    for (const path of paths(shown)) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  });
}
