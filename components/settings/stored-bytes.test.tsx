import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { profileKeys } from "@/lib/profile/keys";
import { StoredBytes } from "./stored-bytes";

const USER = "5d3e0000-0000-4000-8000-000000000001";
vi.mock("@/lib/auth/queries", () => ({ useSession: () => ({ user: { id: USER } }) }));

test.each([
  [12_900_000, "You use 12 MB of 100 MB for games, notes, plays, lists and imports."],
  [900, "You use less than 1 MB of 100 MB"],
])("shows how much of an account %d bytes are", (bytes, text) => {
  const client = new QueryClient();
  client.setQueryData(profileKeys.storedBytes(USER), { bytes, maxBytes: 104_857_600 });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StoredBytes />
    </QueryClientProvider>,
  );
  expect(html.replace(/<[^>]+>/g, "")).toContain(text);
});
