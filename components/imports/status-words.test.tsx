import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImportSummary, StatusWord } from "@/lib/imports/schema";
import { StatusWords } from "./status-words";

function htmlOf(statusWords: StatusWord[]): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StatusWords summary={{ id: "an import", statusWords } as ImportSummary} />
    </QueryClientProvider>,
  );
}

test("asks what the games are if the file has no status", () => {
  const html = htmlOf([{ word: "", count: 3, status: null }]);
  expect(html).toContain("Your file has no status");
  expect(html).toContain("Choose what these games should be.");
  expect(html).not.toContain("these words");
});

test("asks what the words mean if only some rows have none", () => {
  const html = htmlOf([
    { word: "", count: 3, status: null },
    { word: "Beaten", count: 1, status: "completed" },
  ]);
  expect(html).toContain("What do these words mean?");
});
