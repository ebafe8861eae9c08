import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CollectionItem } from "@/lib/collection/schema";
import type { Status } from "@/lib/collection/status";
import { testItem } from "@/lib/collection/test-item";
import { ShelfCard } from "./shelf-card";

const render = (item: CollectionItem) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ShelfCard item={item} isOpen={false} />
    </QueryClientProvider>,
  );

it.each([
  ["want", null, false],
  ["want", "2999-01-01", false],
  ["want", "1998-01-01", true],
  ["imported", null, false],
  // Only a released game can have another status, even if the shelf does not know its date.
  ["paused", null, true],
  ["completed", null, true],
] satisfies [Status, string | null, boolean][])(
  "of a game with the status %s and the release %s offers to start a play: %s",
  (status, releaseDate, canStart) => {
    const item = testItem(1, { status });
    const html = render({ ...item, game: { ...item.game, releaseDate } });
    expect(html.includes("Start a play")).toBe(canStart);
  },
);

it.each([
  [{ hoursPlayed: 12.5, playMinutes: 240 }, "12.5 h entered"],
  [{ steamPlaytimeMinutes: 156, playMinutes: 30 }, "2.6 h on Steam"],
  [{ steamPlaytimeMinutes: 156, playMinutes: 240 }, "4 h logged"],
])("shows where the hours of %j come from, and what is owned", (figures, hours) => {
  const html = render(testItem(1, { ...figures, status: "playing", rating: 9, ownedAs: "Steam" }));
  expect(html).toContain(`Playing · 9/10 · ${hours} · Own: Steam`);
});
