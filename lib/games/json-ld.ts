import { ageRatingLabel } from "./age-rating";
import { cardPath } from "./card-path";
import { withImageSize } from "./image-size";
import type { Game } from "./schema";

const MAX_DESCRIPTION_CHARACTERS = 5000;
/** IGDB's `website_types` of pages about the game itself: official, Wikipedia, Steam, GOG, Epic. */
const SAME_AS = new Set([1, 3, 13, 16, 17]);

type Node = Record<string, unknown>;

/** https://schema.org/VideoGame, which Google shows only together with SoftwareApplication. A rating needs its number of votes. */
export function gameJsonLd(game: Game, origin: string): Node {
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(game.path);
  const platforms = [...new Set(game.platforms.map(({ name }) => name))];
  const video: Node = {
    "@type": ["VideoGame", "SoftwareApplication"],
    "@id": `${url}#game`,
    name: game.name,
    url,
    image: [cardPath(game), game.coverUrl, game.screenshots[0]?.url]
      .filter((image) => typeof image === "string")
      .map((image) => absolute(withImageSize(image, "1080p"))),
    description: game.description?.slice(0, MAX_DESCRIPTION_CHARACTERS),
    applicationCategory: "GameApplication",
    genre: game.genres.map(({ name }) => name),
    gamePlatform: platforms,
    operatingSystem: platforms.join(", "),
    datePublished: game.releasePeriod ? game.releaseYear?.toString() : game.releaseDate,
    author: organizations(game, "isDeveloper"),
    publisher: organizations(game, "isPublisher"),
    aggregateRating: rating(game),
    contentRating: ageRatingLabel(game.ageRating),
    sameAs: [
      game.igdbUrl,
      ...game.websites.filter(({ category }) => SAME_AS.has(category)).map((site) => site.url),
    ],
  };
  const crumbs = [
    { name: "Games", url: absolute("/games") },
    { name: game.name, url },
  ];
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url: item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
  return { "@context": "https://schema.org", "@graph": [withoutEmpty(video), breadcrumbs] };
}

function organizations(game: Game, role: "isDeveloper" | "isPublisher"): Node[] {
  return game.companies
    .filter((company) => company[role])
    .map(({ name }) => ({ "@type": "Organization", name }));
}

function rating({ rating: value, ratingCount }: Game): Node | null {
  if (value === null || ratingCount < 1) return null;
  return {
    "@type": "AggregateRating",
    ratingValue: Math.round(value),
    bestRating: 100,
    worstRating: 0,
    ratingCount,
  };
}

function withoutEmpty(node: Node): Node {
  const isEmpty = (value: unknown) =>
    value == null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value)));
}
