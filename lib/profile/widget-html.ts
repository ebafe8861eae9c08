import imageLoader from "@/lib/games/image-loader";
import type { WidgetTheme } from "./embed-snippet";
import { profilePath } from "./profile-route";
import type { PublicProfile } from "./public-profile";
import type { PublicGame } from "./schema";
import { WIDGET_CSS } from "./widget-css";

const COVER_WIDTHS = [90, 264];

export type WidgetOptions = {
  theme: WidgetTheme;
  /** The site's own origin: links leave the embedding page. */
  origin: string;
};

type WidgetContent = { profile: PublicProfile; games: readonly PublicGame[]; oembedPath: string };

/** The whole page of a widget: HTML and CSS, in Czech, without a script. */
export function widgetHtml({ profile, games, oembedPath }: WidgetContent, options: WidgetOptions): string {
  const { username, avatarUrl, counts } = profile;
  const url = `${options.origin}${profilePath(username)}`;
  const link = (text: string, attributes = "") =>
    `<a ${attributes}href="${escapeHtml(url)}" target="_blank" rel="noopener">${text}</a>`;
  return page(
    {
      ...options,
      title: `${username} · Questshelf`,
      head: `<link rel="canonical" href="${escapeHtml(url)}"><link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedPath)}">`,
    },
    `<header>${avatar(username, avatarUrl)}<div><h1>${link(escapeHtml(username))}</h1><p>${counts.total.toLocaleString("cs-CZ")} her v kolekci</p></div></header>
<main>${games.length > 0 ? `<ul>${games.map(cover).join("")}</ul>` : `<p class="empty">Zatím tu nejsou žádné hry.</p>`}</main>
<footer>${link("Zobrazit celý profil", 'class="more" ')}${MARK}</footer>`,
  );
}

export function widgetNotFoundHtml(options: WidgetOptions): string {
  return message(
    options,
    "Uživatel nenalezen",
    "Widget není aktivní, nebo uživatel neexistuje.",
    `<a class="more" href="${escapeHtml(options.origin)}/" target="_blank" rel="noopener">Questshelf</a>`,
  );
}

export function widgetUnavailableHtml(options: WidgetOptions): string {
  return message(
    options,
    "Widget teď nelze načíst",
    "Zkus to prosím za chvíli znovu.",
    `<a class="more" href="">Zkusit znovu</a>`,
  );
}

function message(options: WidgetOptions, title: string, text: string, link: string): string {
  return page(
    { ...options, title: `${title} · Questshelf`, head: "" },
    `<main class="message">${MARK}<h1>${title}</h1><p>${text}</p>${link}</main>`,
  );
}

function page({ theme, title, head }: WidgetOptions & { title: string; head: string }, body: string): string {
  return `<!doctype html>
<html lang="cs"${theme === "auto" ? "" : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><meta name="robots" content="noindex">${head}<style>${WIDGET_CSS}</style></head>
<body>
${body}
</body>
</html>
`;
}

function avatar(username: string, avatarUrl: string | null): string {
  const picture = avatarUrl ? `<img src="${escapeHtml(avatarUrl)}" alt="" width="56" height="56">` : "";
  return `<span class="avatar" aria-hidden="true">${escapeHtml(username.slice(0, 2).toUpperCase())}${picture}</span>`;
}

function cover({ name, coverUrl }: PublicGame): string {
  const alt = escapeHtml(name);
  if (!coverUrl) return `<li><span class="cover">${alt}</span></li>`;
  const at = (width: number) => escapeHtml(imageLoader({ src: coverUrl, width }));
  const srcset = COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(", ");
  return `<li><span class="cover"><img src="${at(264)}" srcset="${srcset}" sizes="(min-width: 340px) 22vw, 30vw" alt="${alt}" title="${alt}" width="264" height="352" loading="lazy"></span></li>`;
}

const MARK = `<svg class="mark" viewBox="0 0 26 26" aria-hidden="true"><rect class="ink" x="3.2" y="6" width="5" height="14" rx="1.2"/><rect class="want" x="9.4" y="3.2" width="5" height="16.8" rx="1.2"/><rect class="playing" x="17.6" y="5.9" width="4.7" height="14" rx="1.2" transform="rotate(14 19.9 13)"/><rect class="lamp" x="1" y="20.8" width="24" height="3.2" rx="1.3"/></svg>`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
