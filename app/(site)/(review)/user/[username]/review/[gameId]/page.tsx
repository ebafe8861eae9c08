import { redirect } from "next/navigation";
import ProfileErrorPage from "@/app/(site)/user/error";
import { JsonLd } from "@/components/page/json-ld";
import { metadataOrNone, missing, NotFoundPage, pageOrMessage } from "@/components/page/page-or-message";
import { AuthorSlot } from "@/components/reviews/hidden-slots";
import { LaterReview } from "@/components/reviews/islands";
import { ReviewNotFound } from "@/components/reviews/review-not-found";
import { ReviewPage } from "@/components/reviews/review-page";
import { parseGameId } from "@/lib/games/game-id";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { reviewJsonLd } from "@/lib/reviews/json-ld";
import { reviewMetadata } from "@/lib/reviews/metadata";
import { reviewPath } from "@/lib/reviews/path";
import { getReview } from "@/lib/reviews/public-reviews";
import { siteUrl } from "@/lib/site";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/review/[gameId]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", gameId: "0" }];
}

const MESSAGES = { notFound: <ReviewNotFound />, failed: ProfileErrorPage };

/** `review` is null if not everyone may read it, as for one that does not exist. */
async function readPage({ params }: Props) {
  const { username, gameId: segment } = await params;
  const gameId = parseGameId(segment) ?? missing();
  const profile = (await getPublicProfile(username)) ?? missing();
  const review = await getReview(profile.id, gameId);
  return { profile, gameId, review, given: `/user/${username}/review/${segment}` };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { profile, review } = await readPage(props);
    return reviewMetadata(review ?? missing(), profile.visibility === "public");
  });
}

export default async function Page(props: Props) {
  return pageOrMessage(MESSAGES, async () => {
    const { profile, gameId, review, given } = await readPage(props);
    const path = reviewPath(profile.username, gameId);
    if (given !== path) redirect(path);
    if (!review) {
      // Followers read it after the page has loaded.
      return (
        <NotFoundPage>
          <LaterReview userId={profile.id} gameId={gameId}>
            <ReviewNotFound />
          </LaterReview>
        </NotFoundPage>
      );
    }
    return (
      <>
        {review.isAdult ? null : <JsonLd data={reviewJsonLd(review, siteUrl())} />}
        <ReviewPage review={review} />
        <AuthorSlot userId={profile.id}>
          <ReviewNotFound />
        </AuthorSlot>
      </>
    );
  });
}
