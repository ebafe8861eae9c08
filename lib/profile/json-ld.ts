import { profilePath } from "./profile-route";
import type { PublicProfile } from "./public-profile";
import { toSocialLinks } from "./socials";

/** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function profileJsonLd(profile: PublicProfile, origin: string): Record<string, unknown> {
  const { username, about, avatarUrl } = profile;
  const url = `${origin}${profilePath(username)}`;
  const sameAs = toSocialLinks(profile.socials).flatMap(({ href }) => href ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name: username,
      alternateName: username,
      url,
      ...(about ? { description: about } : {}),
      ...(avatarUrl ? { image: `${origin}${avatarUrl}` } : {}),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
  };
}
