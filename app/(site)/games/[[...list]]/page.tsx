import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrowseLoader } from "@/components/games/browse/browse-loader";
import { BrowseScreenStatic } from "@/components/games/browse/browse-screen-static";
import { LIST_TITLES } from "@/components/games/browse/list-titles";
import { browsePath, parseBrowsePath } from "@/lib/games/browse-path";
import { getGameList } from "@/lib/games/get-game-list";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";
/** Whole pages only: behind a placeholder a failed read would be kept for half an hour, and a 404 be a 200. */
export const instant = false;

type Props = PageProps<"/games/[[...list]]">;

/** One address that does not exist: every real one is made on its first visit, so that the build needs no catalogue. */
export function generateStaticParams() {
  return [{ list: ["none"] }];
}

async function readPlace({ params }: Props) {
  const { list = [] } = await params;
  return parseBrowsePath(list) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { list, page } = await readPlace(props);
  const title = page > 1 ? `${LIST_TITLES[list]}, page ${page}` : LIST_TITLES[list];
  const description = `${title}: covers, ratings and release years, with a place for each on your shelf.`;
  return pageMetadata({ title, description, path: browsePath(list, page) });
}

export default async function BrowsePage(props: Props) {
  const place = await readPlace(props);
  const page = await getGameList({ list: place.list, offset: place.offset });
  return (
    <BrowseLoader key={browsePath(place.list, place.page)} place={place} page={page}>
      <BrowseScreenStatic place={place} page={page} />
    </BrowseLoader>
  );
}
