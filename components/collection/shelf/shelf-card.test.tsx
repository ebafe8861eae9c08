import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CardBar } from "@/components/collection/card/card-bar";
import { useCardActions } from "@/components/collection/card/use-card-actions";
import type { CollectionItem } from "@/lib/collection/schema";
import { testItem } from "@/lib/collection/test-item";
import { ShelfCard } from "./shelf-card";

const render = (element: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);

function Bar({ item }: { item: CollectionItem }) {
  return <CardBar item={item} actions={useCardActions(item)} isWhole />;
}

it.each([
  ["playing", true],
  ["endless", true],
  ["paused", false],
  ["want", false],
] as const)("offers in the bar of a game with the status %s to log time: %s", (status, isOffered) => {
  expect(render(<Bar item={testItem(1, { status })} />).includes("Log time of")).toBe(isOffered);
});

it.each([
  [{ hoursPlayed: 12.5, playMinutes: 240 }, "12.5 h entered"],
  [{ steamPlaytimeMinutes: 156, playMinutes: 30 }, "2.6 h on Steam"],
  [{ steamPlaytimeMinutes: 156, playMinutes: 240 }, "4 h logged"],
])("shows in list view where the hours of %j come from, and what is owned", (figures, hours) => {
  const item = testItem(1, { ...figures, status: "playing", rating: 9, ownedAs: "Steam" });
  const html = render(<ShelfCard item={item} />);
  expect(html).toContain(`Playing · 9/10 · ${hours} · Own: Steam`);
});
