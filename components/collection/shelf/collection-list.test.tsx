import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { collectionKeys } from "@/lib/collection/keys";
import type { CollectionPage } from "@/lib/collection/schema";
import { CollectionList } from "./collection-list";
import { ShelfGridSkeleton } from "./shelf-grid";

it("keeps its height while the message of an empty shelf is loading", () => {
  const filter = { status: "all", q: "", sort: "added" } as const;
  const client = new QueryClient();
  const counts = {
    ...{ all: 0, playing: 0, completed: 0, want: 0, imported: 0, unsorted: 0 },
    ...{ paused: 0, dropped: 0, endless: 0 },
  };
  client.setQueryData<CollectionPage>(collectionKeys.page(filter, 0), {
    items: [],
    total: 0,
    groups: [],
    counts,
    hours: 0,
    openPlays: [],
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CollectionList filter={filter} />
    </QueryClientProvider>,
  );
  expect(html).toContain(renderToStaticMarkup(<ShelfGridSkeleton />));
});
