import { redirect } from "next/navigation";
import ListErrorPage from "@/app/(site)/list/error";
import { getPublicListOf } from "@/app/list-of-id";
import { ListNotFound } from "@/components/lists/list-not-found";
import { ListPage } from "@/components/lists/list-page";
import { JsonLd } from "@/components/page/json-ld";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { listJsonLd } from "@/lib/lists/json-ld";
import { listMetadata } from "@/lib/lists/metadata";
import { listPath, parseListPage } from "@/lib/lists/path";
import { getPublicLists } from "@/lib/lists/public-lists";
import { siteUrl } from "@/lib/site";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

/** How many other lists of the same author the page shows. */
const MORE_LISTS = 2;

type Props = PageProps<"/list/[id]/[[...rest]]">;

/** Placeholder for the build: an invalid id, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ id: "~", rest: [] }];
}

const MESSAGES = { notFound: <ListNotFound />, failed: ListErrorPage };

async function readPage({ params }: Props) {
  const { id, rest = [] } = await params;
  const page = parseListPage(rest) ?? missing();
  const { list, profile } = (await getPublicListOf(id, page)) ?? missing();
  if (page > 1 && list.entries.length === 0) missing();
  return { list, profile, page, given: `/list/${[id, ...rest].join("/")}` };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { list, page } = await readPage(props);
    return listMetadata(list, page);
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(MESSAGES, () => renderList(props));
}

async function renderList(props: Props) {
  const { list, profile, page, given } = await readPage(props);
  const path = listPath(list, page);
  // A temporary redirect: the owner may restore an old title.
  if (given !== path) redirect(path);
  const others = (await getPublicLists(profile.id, 1)).filter(({ id }) => id !== list.id);
  return (
    <>
      <JsonLd data={listJsonLd(list, page, siteUrl())} />
      <ListPage list={list} avatarUrl={profile.avatarUrl} page={page} more={others.slice(0, MORE_LISTS)} />
    </>
  );
}
