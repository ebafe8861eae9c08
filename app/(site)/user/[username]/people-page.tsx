import { redirect } from "next/navigation";
import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { PageLinks } from "@/components/lists/page-links";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { PeopleGrid } from "@/components/people/people-grid";
import { PeopleSwitch } from "@/components/people/people-switch";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { pageMetadata } from "@/lib/page-metadata";
import {
  MAX_COUNTED,
  PEOPLE_PAGE_SIZE,
  type PeopleList,
  parsePeoplePage,
  peoplePath,
} from "@/lib/people/path";
import { getFollowCounts, getPeople } from "@/lib/people/public-people";
import { getPublicProfile } from "@/lib/profile/public-profile";

type Params = Promise<{ username: string; page?: string[] }>;

/** `people` is null for an address below the profile that lists nothing. */
async function readPage(list: PeopleList, params: Params) {
  const { username, page: segments = [] } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const page = parsePeoplePage(segments);
  const [counts, people] = await Promise.all([
    getFollowCounts(profile.id),
    page === null ? [] : getPeople(profile.id, list, page),
  ]);
  const given = `/user/${[username, list, ...segments].join("/")}`;
  return { profile, page, counts, people: page === 1 || people.length > 0 ? people : null, given };
}

export function peopleMetadata(list: PeopleList, params: Params) {
  return metadataOrNone(async () => {
    const { profile, page, people } = await readPage(list, params);
    if (page === null || !people) missing();
    const { username } = profile;
    const isFollowers = list === "followers";
    return pageMetadata({
      title: `${username}: ${isFollowers ? "Followers" : "Following"}${page > 1 ? `, page ${page}` : ""}`,
      description: isFollowers
        ? `People who follow ${username} on Questshelf.`
        : `People whom ${username} follows on Questshelf.`,
      path: peoplePath(username, list, page),
      // Who knows whom is not for search engines.
      isListed: false,
    });
  });
}

export function peoplePage(list: PeopleList, params: Params) {
  return pageOrMessage(PROFILE_MESSAGES, async () => {
    const { profile, page, counts, people, given } = await readPage(list, params);
    const { id, username } = profile;
    if (page === null || !people) {
      return <ProfileListNotFound />;
    }
    const path = peoplePath(username, list, page);
    if (given !== path) redirect(path);
    const isFollowers = list === "followers";
    return (
      <>
        <h2 className="sr-only">
          {isFollowers ? "Followers" : "Following"}
          {page > 1 ? `, page ${page}` : ""}
        </h2>
        <PeopleSwitch username={username} list={list} counts={counts} />
        {people.length > 0 ? (
          <PeopleGrid people={people} ownerId={id} list={list} />
        ) : (
          <p className="py-6 text-ink-2">{isFollowers ? "No followers yet" : "Not following anyone yet"}</p>
        )}
        <PageLinks
          page={page}
          pages={Math.ceil(Math.min(counts[list], MAX_COUNTED) / PEOPLE_PAGE_SIZE)}
          hrefOf={(number) => peoplePath(username, list, number)}
        />
      </>
    );
  });
}
