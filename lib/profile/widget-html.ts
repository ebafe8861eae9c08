import { faceBackground } from "@/lib/face-colors";
import imageLoader from "@/lib/games/image-loader";
import { initialsOf } from "@/lib/initials";
import type { WidgetLang, WidgetLook } from "./embed-snippet";
import { profilePath } from "./profile-route";
import type { PublicProfile } from "./public-profile";
import type { PublicGame } from "./schema";
import { WIDGET_CSS } from "./widget-css";

const COVER_WIDTHS = [90, 264];

type WidgetOptions = WidgetLook & {
  /** The site's own origin: links leave the embedding page. */
  origin: string;
};

/** What the widget of a list shows of it. */
type WidgetList = {
  title: string;
  path: string;
  username: string;
  isRanked: boolean;
  size: number;
  games: readonly WidgetGame[];
};

type WidgetGame = Pick<PublicGame, "name" | "coverUrl" | "isAdult">;

type WidgetContent = {
  profile: PublicProfile;
  /** The newest ones. */
  games: readonly WidgetGame[];
  oembedPath: string;
};

const TEXTS = {
  cs: {
    count: (n) => `${n.toLocaleString("cs-CZ")} ${CZECH_GAMES[CZECH_PLURALS.select(n)]} v kolekci`,
    empty: "Zatím tu nejsou žádné hry.",
    favourites: "Oblíbené hry",
    profile: "Zobrazit celý profil",
    list: (username, n) =>
      `${username} · ${n.toLocaleString("cs-CZ")} ${CZECH_GAMES[CZECH_PLURALS.select(n)]}`,
    wholeList: "Zobrazit celý seznam",
    noList: ["Seznam nenalezen", "Seznam neexistuje, nebo není veřejný."],
    notFound: ["Uživatel nenalezen", "Widget není aktivní, nebo uživatel neexistuje."],
    unavailable: ["Widget teď nelze načíst", "Zkus to prosím za chvíli znovu."],
    retry: "Zkusit znovu",
  },
  en: {
    count: (n) => `${n.toLocaleString("en-US")} ${n === 1 ? "game" : "games"} in the collection`,
    empty: "No games here yet.",
    favourites: "Favourites",
    profile: "View the full profile",
    list: (username, n) => `${username} · ${n.toLocaleString("en-US")} ${n === 1 ? "game" : "games"}`,
    wholeList: "View the full list",
    noList: ["List not found", "The list does not exist, or it is not public."],
    notFound: ["User not found", "The widget is not active, or the user does not exist."],
    unavailable: ["The widget can't be loaded", "Please try again in a moment."],
    retry: "Try again",
  },
} satisfies Record<WidgetLang, WidgetTexts>;

type WidgetTexts = {
  count: (games: number) => string;
  empty: string;
  favourites: string;
  profile: string;
  list: (username: string, games: number) => string;
  wholeList: string;
  /** Title and text. */
  noList: readonly [string, string];
  notFound: readonly [string, string];
  unavailable: readonly [string, string];
  retry: string;
};

const CZECH_PLURALS = new Intl.PluralRules("cs");
const CZECH_GAMES: Record<Intl.LDMLPluralRule, string> = {
  zero: "her",
  one: "hra",
  two: "hry",
  few: "hry",
  many: "hry",
  other: "her",
};

/** The whole page of a widget: HTML and CSS, without a script. Without favourites it shows the newest games in any case. */
export function widgetHtml({ profile, games, oembedPath }: WidgetContent, options: WidgetOptions): string {
  const { username, avatarUrl, counts, favourites } = profile;
  const texts: WidgetTexts = TEXTS[options.lang];
  const isFavourites = options.games === "favourites" && favourites.length > 0;
  const covers = (isFavourites ? favourites : games).map((game) => cover(game)).join("");
  const list = isFavourites ? `<ul class="five" aria-label="${texts.favourites}">` : "<ul>";
  const url = `${options.origin}${profilePath(username)}`;
  const link = (text: string, attributes = "") =>
    `<a ${attributes}href="${escapeHtml(url)}" target="_blank" rel="noopener">${text}</a>`;
  return page(
    {
      ...options,
      title: `${username} · Questshelf`,
      head: `<link rel="canonical" href="${escapeHtml(url)}"><link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedPath)}">`,
    },
    `<header>${avatar(username, avatarUrl)}<div><h1>${link(escapeHtml(username))}</h1><p>${texts.count(counts.total)}</p></div></header>
<main>${covers ? `${list}${covers}</ul>` : `<p class="empty">${texts.empty}</p>`}</main>
<footer>${link(texts.profile, 'class="more" ')}${MARK}</footer>`,
  );
}

/** The widget of a list, with its first games. */
export function listWidgetHtml(list: WidgetList, oembedUrl: string, options: WidgetOptions): string {
  const texts: WidgetTexts = TEXTS[options.lang];
  const url = `${options.origin}${list.path}`;
  const link = (text: string, attributes = "") =>
    `<a ${attributes}href="${escapeHtml(url)}" target="_blank" rel="noopener">${text}</a>`;
  const covers = list.games.map((game, index) => cover(game, list.isRanked ? index + 1 : null)).join("");
  return page(
    {
      ...options,
      title: `${list.title} · Questshelf`,
      head: `<link rel="canonical" href="${escapeHtml(url)}"><link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedUrl)}">`,
    },
    `<header><div><h1>${link(escapeHtml(list.title))}</h1><p>${escapeHtml(texts.list(list.username, list.size))}</p></div></header>
<main>${covers ? `<ul>${covers}</ul>` : `<p class="empty">${texts.empty}</p>`}</main>
<footer>${link(texts.wholeList, 'class="more" ')}${MARK}</footer>`,
  );
}

export function listWidgetNotFoundHtml(options: WidgetOptions): string {
  return notFound(options, TEXTS[options.lang].noList);
}

export function widgetNotFoundHtml(options: WidgetOptions): string {
  return notFound(options, TEXTS[options.lang].notFound);
}

function notFound(options: WidgetOptions, texts: readonly [string, string]): string {
  return message(
    options,
    texts,
    `<a class="more" href="${escapeHtml(options.origin)}/" target="_blank" rel="noopener">Questshelf</a>`,
  );
}

export function widgetUnavailableHtml(options: WidgetOptions): string {
  return message(
    options,
    TEXTS[options.lang].unavailable,
    `<a class="more" href="">${TEXTS[options.lang].retry}</a>`,
  );
}

function message(options: WidgetOptions, [title, text]: readonly [string, string], link: string): string {
  return page(
    { ...options, title: `${title} · Questshelf`, head: "" },
    `<main class="message">${MARK}<h1>${title}</h1><p>${text}</p>${link}</main>`,
  );
}

function page(
  { theme, lang, title, head }: WidgetOptions & { title: string; head: string },
  body: string,
): string {
  return `<!doctype html>
<html lang="${lang}"${theme === "auto" ? "" : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><meta name="robots" content="noindex">${head}<style>${WIDGET_CSS}</style></head>
<body>
${body}
</body>
</html>
`;
}

function avatar(username: string, avatarUrl: string | null): string {
  const picture = avatarUrl ? `<img src="${escapeHtml(avatarUrl)}" alt="" width="56" height="56">` : "";
  return `<span class="avatar" style="background:${faceBackground(username)}" aria-hidden="true">${escapeHtml(initialsOf(username))}${picture}</span>`;
}

function cover({ name, coverUrl, isAdult }: WidgetGame, rank: number | null = null): string {
  const alt = escapeHtml(name);
  const number = rank === null ? "" : `<b class="rank">${rank}</b>`;
  if (!coverUrl) return `<li><span class="cover">${alt}${number}</span></li>`;
  const at = (width: number) => escapeHtml(imageLoader({ src: coverUrl, width }));
  const srcset = COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(", ");
  return `<li><span class="cover${isAdult ? " adult" : ""}"><img src="${at(264)}" srcset="${srcset}" sizes="(min-width: 340px) 22vw, 30vw" alt="${alt}" title="${alt}" width="264" height="352" loading="lazy">${number}</span></li>`;
}

const MARK = `<svg class="mark" viewBox="0 0 26 26" aria-hidden="true"><rect class="ink" x="3.2" y="6" width="5" height="14" rx="1.2"/><rect class="want" x="9.4" y="3.2" width="5" height="16.8" rx="1.2"/><rect class="playing" x="17.6" y="5.9" width="4.7" height="14" rx="1.2" transform="rotate(14 19.9 13)"/><rect class="lamp" x="1" y="20.8" width="24" height="3.2" rx="1.3"/></svg>`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
