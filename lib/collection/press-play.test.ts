import { expect, it, vi } from "vitest";
import type { CurrentUser } from "@/lib/auth/user";
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
  const rpc = vi
    .fn()
    .mockResolvedValueOnce({ data: null, error: { code: "23503" }, status: 409 })
    .mockResolvedValueOnce({ data: ROW, error: null, status: 200 });
  vi.mocked(saveItem).mockResolvedValue({ isNew } as Awaited<ReturnType<typeof saveItem>>);
  const user = { supabase: { rpc } } as unknown as CurrentUser;
  const answer = await pressPlay(user, 1, { action: "start", day: "2024-05-06" });
  expect(answer.isAdded).toBe(isNew);
});
