import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Status } from "@/lib/collection/status";
import { testItem } from "@/lib/collection/test-item";
import { ShelfCard } from "./shelf-card";

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
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <ShelfCard item={{ ...item, game: { ...item.game, releaseDate } }} isOpen={false} />
      </QueryClientProvider>,
    );
    expect(html.includes("Start a play")).toBe(canStart);
  },
);
