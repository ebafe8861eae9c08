import type { Metadata } from "next";
import imageLoader from "./image-loader";
import type { Game } from "./schema";

const MAX_DESCRIPTION_CHARACTERS = 160;

/** The spec's sizes for social images, in pixels. */
const COVER_SIZE = { width: 1200, height: 1600 };
const SCREENSHOT_SIZE = { width: 1920, height: 1080 };

/** Title, description, canonical address and social images of a game's page. */
export function gameMetadata(game: Game): Metadata {
  const title = game.releaseYear ? `${game.name} (${game.releaseYear})` : game.name;
  const summary = game.isAdult ? null : game.description;
  const description = shorten(
    summary ?? `${game.name}: platforms, release dates and companies, and a place for it on your shelf.`,
  );
  const images = game.isAdult ? [] : socialImages(game);
  return {
    title,
    description,
    alternates: { canonical: game.path },
    openGraph: { type: "website", siteName: "Questshelf", title, description, url: game.path, images },
    ...(game.isAdult ? { robots: { index: false, follow: false } } : {}),
    twitter: { card: images.length > 0 ? "summary_large_image" : "summary", title, description, images },
  };
}

/** IGDB serves nothing larger than `t_1080p`; the sizes declared are the spec's. */
function socialImages(game: Game) {
  const largest = (src: string) => src.replace(/\/t_[a-z0-9_]+\//, "/t_1080p/");
  const images = [];
  if (game.coverUrl)
    images.push({ url: largest(game.coverUrl), ...COVER_SIZE, alt: `Cover of ${game.name}` });
  const screenshot = game.screenshots[0];
  if (screenshot) {
    const url = imageLoader({ src: screenshot.url, width: SCREENSHOT_SIZE.width });
    images.push({ url, ...SCREENSHOT_SIZE, alt: `Screenshot of ${game.name}` });
  }
  return images;
}

/** Cuts at a word's end, with an ellipsis, to what search engines show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_CHARACTERS) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_CHARACTERS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_DESCRIPTION_CHARACTERS / 2)).replace(/[\s,;:.–-]+$/, "")}…`;
}
