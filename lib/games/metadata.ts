import type { Metadata } from "next";
import { cardImage, pageMetadata, type SocialImage, shorten } from "@/lib/page-metadata";
import { SITE_CARD } from "@/lib/site";
import { additionsPath } from "./additions-path";
import { cardPath } from "./card-path";
import imageLoader from "./image-loader";
import { withImageSize } from "./image-size";
import type { Game } from "./schema";

/** The spec's sizes for social images, in pixels. */
const COVER_SIZE = { width: 1200, height: 1600 };
const SCREENSHOT_SIZE = { width: 1920, height: 1080 };

const ICON_SIZE = "90x90";

/** A game for adults only has the site's card and text, and is `noindex`. */
export function gameMetadata(game: Game): Metadata {
  const title = game.releaseYear ? `${game.name} (${game.releaseYear})` : game.name;
  const ownWords = `${game.name}: platforms, release dates and companies, and a place for it on your shelf.`;
  const description = shorten((game.isAdult ? null : game.description) ?? ownWords);
  const metadata = pageMetadata({
    title,
    description,
    path: game.path,
    images: imagesOf(game),
    isListed: !game.isAdult,
    formats: {
      "application/atom+xml": [
        { url: `/game/${game.id}/reviews.atom`, title: `Reviews of ${game.name} on Questshelf` },
      ],
    },
  });
  return game.isAdult ? metadata : { ...metadata, ...iconOf(game) };
}

/** For the page of all DLCs and expansions. */
export function additionsMetadata(game: Game): Metadata {
  const metadata = pageMetadata({
    title: `DLCs and Expansions of ${game.name}`,
    description: `All ${game.additionCount} DLCs and expansions of ${game.name}.`,
    path: additionsPath(game),
    images: imagesOf(game),
    isListed: !game.isAdult,
  });
  return game.additionCount > 0 ? metadata : { robots: { index: false, follow: true }, ...metadata };
}

function iconOf({ coverUrl }: Game): Pick<Metadata, "icons"> {
  if (!coverUrl) return {};
  const url = withImageSize(coverUrl, "thumb");
  return { icons: { icon: { url, sizes: ICON_SIZE, type: "image/jpeg" }, apple: "/apple-icon.png" } };
}

/** Our own card, then IGDB's pictures: `t_1080p` is its largest; the declared sizes are the spec's. */
function imagesOf(game: Game): SocialImage[] {
  if (game.isAdult) return [SITE_CARD];
  const images = [cardImage(cardPath(game), `${game.name} on Questshelf`)];
  if (game.coverUrl)
    images.push({ url: withImageSize(game.coverUrl, "1080p"), ...COVER_SIZE, alt: `Cover of ${game.name}` });
  const screenshot = game.screenshots[0];
  if (screenshot) {
    const url = imageLoader({ src: screenshot.url, width: SCREENSHOT_SIZE.width });
    images.push({ url, ...SCREENSHOT_SIZE, alt: `Screenshot of ${game.name}` });
  }
  return images;
}
