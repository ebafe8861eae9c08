import { redirect } from "next/navigation";
import { PROFILE_MESSAGES } from "@/app/(site)/user/profile-messages";
import { PageLinks } from "@/components/lists/page-links";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { ProfileListNotFound } from "@/components/profile/profile-list-not-found";
import { AuthorSlot } from "@/components/reviews/hidden-slots";
import { ClosedReviewsSlot } from "@/components/reviews/islands";
import { ReviewRow } from "@/components/reviews/review-row";
import { pageMetadata } from "@/lib/page-metadata";
import { getPublicProfile } from "@/lib/profile/public-profile";
import {
  parseReviewsPage,
  REVIEWS_PAGE_SIZE,
  userReviewsAtomPath,
  userReviewsPath,
} from "@/lib/reviews/path";
import { getUserReviews } from "@/lib/reviews/public-reviews";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/reviews/[[...page]]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", page: [] }];
}

/** `page` is null for an address below the profile that lists nothing. */
async function readPage({ params }: Props) {
  const { username, page: segments = [] } = await params;
  const profile = (await getPublicProfile(username)) ?? missing();
  const number = parseReviewsPage(segments);
  const { total, reviews } = number ? await getUserReviews(profile.id, number) : { total: 0, reviews: [] };
  const page = number === 1 || reviews.length > 0 ? number : null;
  return { profile, page, total, reviews, given: `/user/${[username, "reviews", ...segments].join("/")}` };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, page, reviews } = await readPage(props);
    if (page === null) missing();
    const { username } = profile;
    return pageMetadata({
      title: `${username}: Reviews${page > 1 ? `, page ${page}` : ""}`,
      description: `What ${username} thinks of games, on Questshelf.`,
      path: userReviewsPath(username, page),
      isListed: profile.visibility === "public" && reviews.length > 0,
      formats: {
        "application/atom+xml": [
          { url: userReviewsAtomPath(username), title: `${username}'s reviews on Questshelf` },
        ],
      },
    });
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(PROFILE_MESSAGES, async () => {
    const { profile, page, total, reviews, given } = await readPage(props);
    const { username } = profile;
    if (page === null) {
      return <ProfileListNotFound />;
    }
    const path = userReviewsPath(username, page);
    if (given !== path) redirect(path);
    return (
      <>
        <h2 className="sr-only">Reviews{page > 1 ? `, page ${page}` : ""}</h2>
        {reviews.length > 0 ? (
          <div className="has-[+[data-hidden]]:hidden">
            <ul className="max-w-[832px]">
              {reviews.map((review) => (
                <ReviewRow key={review.gameId} review={review} subject="game" path={path} />
              ))}
            </ul>
            <PageLinks
              page={page}
              pages={Math.ceil(total / REVIEWS_PAGE_SIZE)}
              hrefOf={(number) => userReviewsPath(username, number)}
            />
          </div>
        ) : (
          <p className="py-6 text-ink-2 has-[+section]:hidden">No public reviews yet</p>
        )}
        {page === 1 ? <ClosedReviewsSlot userId={profile.id} path={path} /> : null}
        {reviews.length > 0 ? (
          <AuthorSlot userId={profile.id}>
            <p className="py-6 text-ink-2">No reviews to show</p>
          </AuthorSlot>
        ) : null}
      </>
    );
  });
}
