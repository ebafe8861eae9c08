import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CollectionFilter } from "@/lib/collection/keys";
import { EmptyList } from "./empty-list";

const FILTER = { status: "completed", q: "zelda & co", sort: "added" } as const;

function markup(filter: CollectionFilter, total = 3) {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EmptyList filter={filter} total={total} />
    </QueryClientProvider>,
  );
}

it("offers another term and the catalogue for a search without a result", () => {
  const html = markup(FILTER);
  expect(html).toContain("No games found");
  expect(html).toContain("Try a different search term");
  expect(html).toContain('href="/games?q=zelda+%26+co"');
  expect(html).toContain("Add “zelda &amp; co” from the catalogue");
  expect(html).not.toContain("filter");
});

it("names the filters of a search as another thing to drop", () => {
  const html = markup({ ...FILTER, more: "year=2015-2020" });
  expect(html).toContain("Try a different search term");
  expect(html).toContain("Or remove the filter “Released 2015–2020”.");
  expect(html).toContain("Clear all filters");
});
