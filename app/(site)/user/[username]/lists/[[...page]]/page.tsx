import { redirect } from "next/navigation";
import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { ListCard, ListGrid } from "@/components/lists/list-card";
import { PageLinks } from "@/components/lists/page-links";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { LISTS_PAGE_SIZE, listPath, parseListsPage, userListsPath } from "@/lib/lists/path";
import { countPublicLists, getPublicLists } from "@/lib/lists/public-lists";
import { pageMetadata } from "@/lib/page-metadata";
import { getPublicProfile } from "@/lib/profile/public-profile";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/lists/[[...page]]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", page: [] }];
}

/** `lists` is empty for an address below the profile that lists nothing. */
async function readPage({ params }: Props) {
  const { username, page: segments = [] } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const page = parseListsPage(segments) ?? 0;
  const [lists, count] =
    page > 0 ? await Promise.all([getPublicLists(profile.id, page), countPublicLists(profile.id)]) : [[], 0];
  const given = `/user/${[username, "lists", ...segments].join("/")}`;
  return { profile, page, lists, pages: Math.ceil(count / LISTS_PAGE_SIZE), given };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, page, lists } = await readPage(props);
    if (lists.length === 0) missing();
    const { username } = profile;
    return pageMetadata({
      title: `${username}: Lists${page > 1 ? `, page ${page}` : ""}`,
      description: `Lists of games that ${username} has made on Questshelf.`,
      path: userListsPath(username, page),
      isListed: profile.visibility === "public",
    });
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(PROFILE_MESSAGES, () => renderLists(props));
}

async function renderLists(props: Props) {
  const { profile, page, lists, pages, given } = await readPage(props);
  const { username } = profile;
  if (lists.length === 0) {
    return <ProfileListNotFound />;
  }
  const path = userListsPath(username, page);
  if (given !== path) redirect(path);
  return (
    <>
      <h2 className="sr-only">Lists{page > 1 ? `, page ${page}` : ""}</h2>
      <ListGrid>
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} href={listPath(list)} />
          </li>
        ))}
      </ListGrid>
      <PageLinks page={page} pages={pages} hrefOf={(number) => userListsPath(username, number)} />
    </>
  );
}
