import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CollectionScreenSkeleton } from "./collection-screen";

it("shows placeholders instead of buttons while loading", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CollectionScreenSkeleton />
    </QueryClientProvider>,
  );
  expect(html).toContain("My Collection");
  expect(html).not.toContain("<button");
});
