import { expect, it } from "vitest";
import { activityAtom } from "./atom";

const feed = {
  user: { id: "u1", username: "ada" },
  origin: "https://shelf.test",
  profileUrl: "https://shelf.test/user/ada",
  feedUrl: "https://shelf.test/user/ada/feed.atom",
  listUrl: ({ id }: { id: string }) => `https://shelf.test/list/${id}`,
  reviewUrl: (gameId: number) => `https://shelf.test/review/${gameId}`,
  entries: [],
};

it("has finished games and lists, with the date of the newest", () => {
  const atom = activityAtom({
    ...feed,
    entries: [
      { kind: "finished", at: "2026-02-01T00:00:00Z", gameId: 7, name: "Celeste", rating: 9 },
      { kind: "list", at: "2026-01-01T00:00:00Z", id: "l1", title: "Best", description: null, size: 2 },
    ],
  });
  expect(atom).toContain("<updated>2026-02-01T00:00:00Z</updated>");
  expect(atom).toContain("<title>Finished Celeste</title>");
  expect(atom).toContain("<summary>Rated 9/10</summary>");
  expect(atom).toContain('href="https://shelf.test/list/l1"');
  expect(atom.match(/<entry>/g)).toHaveLength(2);
});

it("has reviews without what they cover", () => {
  const review = {
    kind: "review",
    at: "2026-02-01T00:00:00Z",
    gameId: 7,
    name: "Celeste",
    rating: 9,
  } as const;
  const atom = activityAtom({
    ...feed,
    entries: [
      { ...review, text: "She ||||." },
      { ...review, rating: null, text: null },
    ],
  });
  expect(atom).toContain("<title>Review: Celeste, 9/10</title>");
  expect(atom).toContain("<summary>She [spoiler].</summary>");
  expect(atom).toContain("<summary>This review tells how the story goes on.</summary>");
  expect(atom).toContain('href="https://shelf.test/review/7"');
});

it("escapes text, so that none begins an element", () => {
  const title = `</title><script>alert("x")</script>&\u0000`;
  const entry = {
    kind: "list",
    at: "2026-01-01T00:00:00Z",
    id: "l1",
    title,
    description: title,
    size: 0,
  } as const;
  const atom = activityAtom({ ...feed, entries: [entry] });
  expect(atom).not.toContain("<script");
  expect(atom).not.toContain("\0");
});

it("is valid without entries", () => {
  expect(activityAtom(feed)).toContain("<updated>1970-01-01T00:00:00Z</updated>");
});
