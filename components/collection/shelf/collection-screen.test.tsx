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
  const shapes = /<div class="invisible grid">.*?<\/div>/g;
  expect(html.match(shapes)?.join("")).toContain("Select");
  expect(html.replace(shapes, "")).not.toContain("<button");
});
