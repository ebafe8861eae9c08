import { peopleMetadata, peoplePage } from "@/app/(site)/user/[username]/people-page";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/user/[username]/following/[[...page]]">;

/** Placeholder for the build: an invalid username, which is a 404 without a query. */
export function generateStaticParams() {
  return [{ username: "~", page: [] }];
}

export function generateMetadata({ params }: Props) {
  return peopleMetadata("following", params);
}

export default async function FollowingPage({ params }: Props) {
  return peoplePage("following", params);
}
