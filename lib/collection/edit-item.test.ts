import { expect, it, vi } from "vitest";
import type { CurrentUser } from "@/lib/auth/user";
import { editItem } from "./edit-item";
import type { Row } from "./row";

vi.mock("./unreleased", () => ({ refuseUnreleased: async () => null, releasesOf: async () => new Map() }));

const TAG = { id: "00000000-0000-4000-8000-000000000002", name: "co-op" };
const ROW: Row = {
  id: "00000000-0000-4000-8000-000000000001",
  game_id: 1,
  game_name: "Portal",
  game_cover_url: null,
  game_summary: null,
  game_rating: null,
  game_release_date: null,
  game_platforms: [],
  game_genres: [],
  status: "completed",
  user_rating: 7,
  notes: "Written on another device",
  date_added: "2024-01-01T10:00:00Z",
  date_completed: "2024-05-06T07:08:09.123456+00:00",
  hours_played: 12,
  steam_playtime_minutes: null,
  play_minutes: 0,
  imported: false,
};

/** The row as it is when it is read, whatever the form shows. */
function userWith(row: Row | null): CurrentUser {
  const query = {
    select: () => query,
    update: () => query,
    eq: () => query,
    maybeSingle: async () => ({ data: row, error: null, status: 200 }),
  };
  const rpc = async (name: string) => ({
    data: name === "set_game_tags" ? [] : { 1: { copies: [], tags: [TAG] } },
    error: null,
    status: 200,
  });
  return { id: "me", supabase: { from: () => query, rpc } } as unknown as CurrentUser;
}

it("returns what the changed fields were before the write", async () => {
  const changes = { rating: 9, notes: null, hoursPlayed: 1, tagNames: ["solo"] };
  expect(await editItem(userWith(ROW), 1, changes)).toMatchObject({
    before: [],
    former: { rating: 7, notes: "Written on another device", hoursPlayed: 12, tagNames: ["co-op"] },
  });
  expect((await editItem(userWith(ROW), 1, { rating: 9 })).former).toEqual({ rating: 7 });
});

it("returns the former date with the status, or alone where the status was the same", async () => {
  const changes = { status: "completed", dateCompleted: "2024-06-01" } as const;
  const same = await editItem(userWith(ROW), 1, changes);
  expect(same).toMatchObject({ before: [], former: { dateCompleted: "2024-05-06" } });
  const moved = await editItem(userWith({ ...ROW, status: "want" }), 1, changes);
  expect(moved).toMatchObject({ before: [[1, "want", ROW.date_completed]], former: {} });
});

it("throws for a game that is not on the shelf", async () => {
  await expect(editItem(userWith(null), 1, { rating: 9 })).rejects.toMatchObject({ code: "not_found" });
});
