import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { QueryProvider } from "@/components/ui/query-provider";
import { galleryOptions } from "@/lib/gallery/queries";
import { gameListOptions, playersOptions } from "@/lib/games/queries";
import { publicGamesOptions } from "@/lib/profile/queries";
import { importsOptions } from "@/lib/steam-library/queries";

function Reader() {
  useQuery(playersOptions(292030));
  useQuery(galleryOptions());
  useQuery(importsOptions());
  useInfiniteQuery(gameListOptions({ list: "popular" }, 20));
  useInfiniteQuery(publicGamesOptions("demo", { tab: "playing" }, 0));
  return null;
}

it("leaves no timer behind when the server renders a page, which would hold all of it in memory", () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  renderToString(
    <QueryProvider>
      <Reader />
    </QueryProvider>,
  );
  expect(timers()).toBe(before);
});
