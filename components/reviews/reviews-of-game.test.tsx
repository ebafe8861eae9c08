import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewsOfGame } from "./reviews-of-game";

const GAME = { id: 1942, name: "The Witcher 3", path: "/game/1942/the-witcher-3-wild-hunt" };

test.each([
  [1, "1 public review"],
  [100, "100 public reviews"],
  [101, "100+ public reviews"],
])("names %d counted reviews", (total, text) => {
  const html = renderToStaticMarkup(<ReviewsOfGame game={GAME} page={{ total, next: null, reviews: [] }} />);
  expect(html.replace(/<[^>]+>/g, "")).toContain(text);
});
