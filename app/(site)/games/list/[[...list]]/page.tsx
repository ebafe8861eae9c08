import type { Metadata } from "next";
import ErrorPage from "@/app/(site)/error";
import { BrowseScreen } from "@/components/games/browse/browse-screen";
import { LIST_TITLES } from "@/components/games/browse/list-titles";
import { NoGamesFound } from "@/components/games/browse/no-games-found";
import { metadataOrNone, missing, pageOrMessage } from "@/components/site/page-or-message";
import { getCompany } from "@/lib/companies/get-company";
import { browseHref, browseOffset, type CompanyNames, parseBrowseRoute } from "@/lib/games/browse-route";
import { getGameList } from "@/lib/games/get-game-list";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";
/** Whole pages only: behind a placeholder a failed read would be cached for half an hour, and a 404 be a 200. */
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
        : LIST_TITLES[route.list];
  return { route, names, heading };
}

/** The catalogue's name of a company, never the address's: a link must not put words of its own on the page. */
async function companyName(id: number | undefined): Promise<string | undefined> {
  return id === undefined ? undefined : ((await getCompany(id)) ?? missing()).name;
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(() => readMetadata(props));
}

async function readMetadata(props: Props): Promise<Metadata> {
  const { route, names, heading } = await readRoute(props);
  const title = route.page > 1 ? `${heading}, page ${route.page}` : heading;
  const description = `${title}: covers, ratings and release years, with a place for each on your shelf.`;
  const metadata = pageMetadata({ title, description, path: browseHref(route, names) });
  return route.q ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function BrowsePage(props: Props) {
  const { list = [] } = await props.params;
  const isSearch = Boolean(parseBrowseRoute(list)?.q);
  return pageOrMessage(isSearch ? SEARCH_MESSAGES : MESSAGES, async () => {
    const { route, names, heading } = await readRoute(props);
    const { page: number, ...filter } = route;
    const page = await getGameList({ ...filter, offset: browseOffset(number) });
    return <BrowseScreen route={route} names={names} heading={heading} page={page} />;
  });
}
