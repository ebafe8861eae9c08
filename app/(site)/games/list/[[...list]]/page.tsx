import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import ErrorPage from "@/app/(site)/error";
import { BrowseScreen } from "@/components/browse/browse-screen";
import { NoGamesFound } from "@/components/browse/no-games-found";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { getCompanyName } from "@/lib/companies/get-company";
import { browseHref, browseOffset, type CompanyNames, parseBrowseRoute } from "@/lib/games/browse-route";
import { listChoices } from "@/lib/games/choices";
import { genreOfList, genreOfSlug } from "@/lib/games/genres";
import { findChoiceToDrop, getFilterCounts, getPlatformNames } from "@/lib/games/get-filtered-list";
import { getGameList } from "@/lib/games/get-game-list";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached for half an hour, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/games/list/[[...list]]">;

const MESSAGES = { notFound: <NoGamesFound />, failed: ErrorPage };
const SEARCH_MESSAGES = {
  ...MESSAGES,
  failed: ({ error }: { error: unknown }) => <ErrorPage error={error} isSearch />,
};

/** An address that does not exist: the real ones are rendered on their first visit, so that the build needs no catalogue. */
export function generateStaticParams() {
  return [{ list: ["none"] }];
}

async function readRoute({ params }: Props) {
  const { list = [] } = await params;
  const route = parseBrowseRoute(list) ?? missing();
  const [devName, pubName] = await Promise.all([companyName(route.dev), companyName(route.pub)]);
  const names: CompanyNames = { ...(devName ? { devName } : {}), ...(pubName ? { pubName } : {}) };
  const heading = devName
    ? `Games by ${devName}`
    : pubName
      ? `Games published by ${pubName}`
      : route.q
        ? "Search results"
        : (genreOfList(route.list)?.title ?? (route.choices ? "All games" : "Popular right now"));
  return { route, names, heading };
}

/** The genres of the tabs Action and RPG have no second address. */
async function redirectToTab({ params }: Props) {
  const { list: [slug = "", ...rest] = [] } = await params;
  const list = genreOfSlug(slug)?.list;
  const route = list && list !== slug && parseBrowseRoute([list, ...rest]);
  if (route) permanentRedirect(browseHref(route));
}

/** The catalogue's name of a company, never the address's: a link must not put words of its own on the page. */
async function companyName(id: number | undefined): Promise<string | undefined> {
  return id === undefined ? undefined : ((await getCompanyName(id)) ?? missing());
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(() => readMetadata(props));
}

async function readMetadata(props: Props): Promise<Metadata> {
  const { route, names, heading } = await readRoute(props);
  const title = route.page > 1 ? `${heading}, page ${route.page}` : heading;
  const description = `${title}: covers, ratings and release years, with a place for each on your shelf.`;
  const metadata = pageMetadata({ title, description, path: browseHref(route, names) });
  return route.q || route.choices ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function BrowsePage(props: Props) {
  const { list = [] } = await props.params;
  const isSearch = Boolean(parseBrowseRoute(list)?.q);
  return pageOrMessage(isSearch ? SEARCH_MESSAGES : MESSAGES, async () => {
    await redirectToTab(props);
    const { route, names, heading } = await readRoute(props);
    const { page: number, ...filter } = route;
    const [page, counts, platforms] = await Promise.all([
      getGameList({ ...filter, offset: browseOffset(number) }),
      getFilterCounts(filter),
      getPlatformNames(),
    ]);
    const nameOf = (id: number) => platforms.get(id) ?? `Platform ${id}`;
    const toDrop = page.games.length === 0 ? await findChoiceToDrop(filter, nameOf) : null;
    const chosen = listChoices(filter.choices, nameOf);
    return <BrowseScreen {...{ route, names, heading, page, chosen, counts, platforms, toDrop }} />;
  });
}
