import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import { startPlay } from "./use-press";

const ID = "00000000-0000-4000-8000-000000000001";
const PLAY = { started: "2024-05-06", finished: null, platform: null, outcome: "playing", minutes: 0 };
const UNDO = {
  id: ID,
  status: "playing",
  completed: null,
  before: null,
  plays: [{ ...PLAY, id: ID, begun: true, timer: null, was: null }],
};

let sent: { request: string; body: unknown }[];
let isWhole: boolean;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    sent.push({ request: `${method} ${path}`, body: body && JSON.parse(body) });
    if (path.endsWith("/undo")) return Response.json({ isWhole });
    const play = { ...PLAY, id: ID, gameId: 1, note: null, timerStartedAt: null };
    return Response.json({ play, undo: UNDO, typedHours: null, isAdded: true, stopped: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

it.each([
  [true, { title: "Success", description: "Portal is as it was" }],
  [false, { title: "Undone in part", description: "Portal has been changed since." }],
])(
  "leaves the removal of an added game to the undo of the press, and reports it: %s",
  async (whole, news) => {
    isWhole = whole;
    startPlay(new QueryClient(), { id: 1, name: "Portal" });
    await expect.poll(() => currentToast()?.description).toBe("Started Portal");
    currentToast()?.action?.onSelect();
    await expect.poll(() => currentToast()).toMatchObject(news);
    expect(sent.slice(1)).toEqual([{ request: "POST /api/plays/1/undo", body: { ...UNDO, isAdded: true } }]);
  },
);
