/** Ids in public/service-icons.svg, by IGDB's `website_types`. */
const ICONS: Readonly<Record<number, string>> = {
  1: "website",
  2: "wiki",
  3: "wikipedia",
  4: "facebook",
  5: "twitter",
  6: "twitch",
  8: "instagram",
  9: "youtube",
  10: "apple",
  11: "apple",
  12: "google-play",
  13: "steam",
  14: "reddit",
  15: "itch",
  16: "epic-games",
  17: "gog",
  18: "discord",
  19: "bluesky",
  22: "xbox",
  23: "playstation",
  24: "nintendo",
  25: "meta",
};

/** The icon of a link's service; decorative. */
export function ServiceIcon({ service }: { service: number | "igdb" | "github" }) {
  const icon = typeof service === "string" ? service : (ICONS[service] ?? "website");
  return (
    <svg aria-hidden="true" className="service-icon">
      <use href={`/service-icons.svg#${icon}`} />
    </svg>
  );
}
