import { createClient } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { pressPlay } from "./press-play";
import { saveItem } from "./save-item";

vi.mock("./save-item", () => ({ saveItem: vi.fn() }));
vi.mock("./unreleased", () => ({ refuseUnreleased: async () => null }));

const ROW = {
  id: "00000000-0000-4000-8000-000000000001",
  game_id: 1,
  platform: null,
  started: "2024-05-06",
  finished: null,
  outcome: "playing",
  minutes: 0,
  note: null,
  timer_started_at: null,
  undo: null,
  typed_hours: null,
};

it.each([true, false])("has added the game only if no other tab has added it: %s", async (isNew) => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(Response.json({ code: "23503" }, { status: 409 }))
    .mockResolvedValueOnce(Response.json(ROW));
  vi.mocked(saveItem).mockResolvedValue({ isNew } as Awaited<ReturnType<typeof saveItem>>);
  const supabase = createClient("http://supabase.test", "key", { global: { fetch } });
  const user = { id: "me", email: "", supabase };
  const answer = await pressPlay(user, 1, { action: "start", day: "2024-05-06" });
  expect(answer.isAdded).toBe(isNew);
});
