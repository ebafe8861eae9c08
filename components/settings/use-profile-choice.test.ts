import { MutationObserver, onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProfileChanges } from "@/lib/profile/own-profile";
import { profileChoice } from "./use-profile-choice";

const sent = vi.hoisted(() => [] as { changes: unknown; answer: () => void }[]);
vi.mock("@/lib/browser-api", () => ({
  api: {
    patch: (_path: string, { body }: { body: ProfileChanges }) =>
      new Promise((resolve) => sent.push({ changes: body, answer: () => resolve(null) })),
  },
}));

const queryClient = new QueryClient();
const choose = (changes: ProfileChanges) =>
  new MutationObserver(queryClient, profileChoice(queryClient)).mutate(changes);
const asksToStay = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => {
  onlineManager.setOnline(true);
  sent.length = 0;
  vi.unstubAllGlobals();
});

test("asks before the page is left while a choice waits for the one before it", async () => {
  const first = choose({ showAdult: true });
  const second = choose({ visibility: "private" });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(asksToStay()).toBe(true);
  sent[0]?.answer();
  await first;
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(asksToStay()).toBe(false);
  sent[1]?.answer();
  await second;
  expect(sent.map(({ changes }) => changes)).toEqual([{ showAdult: true }, { visibility: "private" }]);
});

test("asks while a choice waits for the connection", async () => {
  onlineManager.setOnline(false);
  const choice = choose({ visibility: "private" });
  await vi.waitFor(() => expect(asksToStay()).toBe(true));
  onlineManager.setOnline(true);
  void queryClient.resumePausedMutations();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await choice;
  expect(asksToStay()).toBe(false);
});
