const WEBSITE_LABELS: Readonly<Record<number, string>> = {
  1: "Official site",
  2: "Community wiki",
  3: "Wikipedia",
  4: "Facebook",
  5: "Twitter",
  6: "Twitch",
  8: "Instagram",
  9: "YouTube",
  10: "App Store (iPhone)",
  11: "App Store (iPad)",
  12: "Google Play",
  13: "Steam",
  14: "Reddit",
  15: "itch.io",
  16: "Epic Games Store",
  17: "GOG",
  18: "Discord",
  19: "Bluesky",
  22: "Xbox",
  23: "PlayStation",
  24: "Nintendo",
  25: "Meta",
};

/** The host for types that IGDB has added since. */
export function websiteLabel(website: { category: number; url: string }): string {
  const known = WEBSITE_LABELS[website.category];
  if (known) return known;
  return URL.canParse(website.url) ? new URL(website.url).hostname.replace(/^www\./, "") : website.url;
}
