import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { importKeys } from "@/lib/imports/keys";
import { pastImportsOptions } from "@/lib/imports/queries";
import type { PastImport } from "@/lib/imports/schema";
import { PastImports } from "./past-imports";

function listOf(state: PastImport["state"]) {
  const past: PastImport = {
    ...{ id: "an import", source: "generic", fileName: "big.csv", createdAt: "2026-01-01T12:00:00Z", state },
    ...{ added: 0, changed: 0, records: 0, leftOut: [], undoUntil: null },
  };
  const client = new QueryClient();
  client.setQueryData(importKeys.list, [past]);
  const query = client.getQueryCache().find({ queryKey: importKeys.list });
  const { refetchInterval } = pastImportsOptions();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PastImports isKnown />
    </QueryClientProvider>,
  );
  return {
    html,
    interval: typeof refetchInterval === "function" && query && refetchInterval(query as never),
  };
}

test("shows that a file is still being read, and reads the list again", () => {
  const { html, interval } = listOf("reading");
  expect(html).toContain("Still being read");
  expect(html).not.toContain("Delete");
  expect(interval).toBeGreaterThan(0);
});

test("offers to delete an import whose upload was interrupted", () => {
  const { html, interval } = listOf("interrupted");
  expect(html).toContain("Upload not finished, choose the file again");
  expect(html).toContain("Delete");
  expect(interval).toBe(false);
});
