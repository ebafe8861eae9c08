import { expect, it } from "vitest";
import { gameReviewsAtom, userReviewsAtom } from "./atom";
import type { Review } from "./schema";

const REVIEW: Review = {
  userId: "u1",
  username: "ada",
  avatarUrl: null,
  gameId: 7,
  gameName: "Celeste & <Friends>",
  coverUrl: null,
  isAdult: false,
  text: "She ||||. See https://shelf.test/a?b&c",
  isSpoiler: false,
  hasSpoilers: true,
  mayLink: true,
  hours: null,
  visibility: "public",
  rating: 9,
  status: "completed",
  playedOn: null,
  publishedAt: "2026-01-01T00:00:00+00:00",
  editedAt: null,
  likes: 0,
};
const ORIGIN = "https://shelf.test";
const GAME = { id: 7, name: REVIEW.gameName, path: "/game/7/celeste" };

it("has a user's reviews by the names of their games, without what they cover", () => {
  const atom = userReviewsAtom({ id: "u1", username: "ada" }, [REVIEW], ORIGIN);
  expect(atom).toContain("<title>Celeste &#38; &#60;Friends&#62;, 9/10</title>");
  expect(atom).toContain("<summary>She [spoiler]. See https://shelf.test/a?b&#38;c</summary>");
  expect(atom).toContain(
    '<link rel="self" type="application/atom+xml" href="https://shelf.test/user/ada/reviews.atom"/>',
  );
  expect(atom).toContain("<id>tag:shelf.test,2026:user/u1/review/7</id>");
});

it("has a game's reviews by the names of their authors", () => {
  const atom = gameReviewsAtom(
    GAME,
    [REVIEW, { ...REVIEW, username: "bob", rating: null, text: null }],
    ORIGIN,
  );
  expect(atom).toContain("<title>By ada, 9/10</title>");
  expect(atom).toContain("<author><name>bob</name><uri>https://shelf.test/user/bob</uri></author>");
  expect(atom).toContain("<title>By bob</title>");
  expect(atom).toContain("<summary>This review tells how the story goes on.</summary>");
  expect(atom).toContain('href="https://shelf.test/game/7/celeste#reviews"');
});

it("has the date of the latest edit", () => {
  const older = {
    ...REVIEW,
    publishedAt: "2025-01-01T00:00:00+00:00",
    editedAt: "2026-03-01T00:00:00.5+00:00",
  };
  const atom = userReviewsAtom({ id: "u1", username: "ada" }, [REVIEW, older], ORIGIN);
  expect(atom.match(/<updated>.*?<.updated>/g)).toEqual([
    "<updated>2026-03-01T00:00:00.5+00:00</updated>",
    "<updated>2026-01-01T00:00:00+00:00</updated>",
    "<updated>2026-03-01T00:00:00.5+00:00</updated>",
  ]);
});
