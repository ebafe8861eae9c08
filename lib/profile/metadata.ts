import type { Metadata } from "next";
import { plural } from "@/lib/format-count";
import { cardImage, pageMetadata, shorten } from "@/lib/page-metadata";
import { type ProfileCardSubject, profileCardPath } from "./card-path";
import { oembedPath } from "./oembed-path";
import { type ProfileRoute, profilePath } from "./profile-route";
import type { PublicProfile } from "./public-profile";

type About = {
  profile: PublicProfile;
  place: ProfileRoute;
  label: string;
  card: ProfileCardSubject;
};

export function profileMetadata({ profile, place, label, card }: About): Metadata {
  const { username, counts } = profile;
  const url = profilePath(username, place);
  const isTop = url === profilePath(username);
  const title = isTop
    ? `${username}'s games`
    : `${username}: ${label}${place.page > 1 ? `, page ${place.page}` : ""}`;
  const games = plural(counts.total, "game");
  const figures = `${username} keeps ${games} on Questshelf, ${counts.completed} of them completed.`;
  return pageMetadata({
    title,
    description: shorten([figures, profile.about ?? ""].join(" ")),
    path: url,
    images: [cardImage(profileCardPath(card), `${username} on Questshelf`)],
    // Only public profiles are for search engines; empty ones are not.
    isListed: profile.visibility === "public" && counts.total > 0,
    formats: {
      "application/atom+xml": [{ url: `/user/${username}/feed.atom`, title: `${username} on Questshelf` }],
      "application/json+oembed": [{ url: oembedPath(username), title: `${username} · Questshelf` }],
    },
    openGraph: { type: "profile", username },
  });
}
