import { expect, test } from "vitest";
import { lossesInWords } from "./losses-in-words";

const STAYS = "in your lists. Undo brings everything back.";

test.each([
  [
    1,
    { games: 1, plays: 3, copies: 1, tags: 2, reviews: 0 },
    "Your 3 plays, copy and 2 tags go with it. It stays",
  ],
  [1, { games: 1, plays: 0, copies: 1, tags: 0, reviews: 0 }, "Your copy goes with it. It stays"],
  [
    5,
    { games: 2, plays: 0, copies: 2, tags: 1, reviews: 0 },
    "2 of them have 2 copies and 1 tag, which go with them. They stay",
  ],
  [1, { games: 1, plays: 0, copies: 0, tags: 0, reviews: 1 }, "Your review goes with it. It stays"],
  [
    5,
    { games: 1, plays: 1, copies: 0, tags: 0, reviews: 0 },
    "1 of them has 1 play, which goes with them. They stay",
  ],
  [
    2,
    { games: 2, plays: 1200, copies: 0, tags: 0, reviews: 0 },
    "They have 1,200 plays, which go with them. They stay",
  ],
])("%i games, %j", (count, losses, text) => {
  expect(lossesInWords(count, losses)).toBe(`${text} ${STAYS}`);
});
