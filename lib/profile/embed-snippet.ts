/** The spec's size of the widget, in pixels. */
export const EMBED_WIDTH_PX = 400;
export const EMBED_HEIGHT_PX = 600;

export const WIDGET_THEMES = ["auto", "dark", "light"] as const;
type WidgetTheme = (typeof WIDGET_THEMES)[number];

/** The first is the default, by the spec. */
export const WIDGET_LANGS = ["cs", "en"] as const;
export type WidgetLang = (typeof WIDGET_LANGS)[number];

/** What the widget of a profile shows; the newest are the default. */
export const WIDGET_GAMES = ["newest", "favourites"] as const;
type WidgetGames = (typeof WIDGET_GAMES)[number];

export type WidgetLook = { theme: WidgetTheme; lang: WidgetLang; games?: WidgetGames };

/** The look that a widget's URL requests; the defaults for unknown values. */
export function lookOf(url: string): WidgetLook {
  const { searchParams } = new URL(url);
  return {
    theme: WIDGET_THEMES.find((theme) => theme === searchParams.get("theme")) ?? "auto",
    lang: WIDGET_LANGS.find((lang) => lang === searchParams.get("lang")) ?? "cs",
    games: searchParams.get("favourites") === "1" ? "favourites" : "newest",
  };
}

/** Adds what differs from the defaults to a URL or path without a query. */
export function withLook(url: string, { theme, lang, games }: WidgetLook): string {
  const query = new URLSearchParams();
  if (lang !== "cs") query.set("lang", lang);
  if (theme !== "auto") query.set("theme", theme);
  if (games === "favourites") query.set("favourites", "1");
  return query.size > 0 ? `${url}?${query}` : url;
}

type EmbedFrame = { src: string; title: string; width?: number; height?: number };

/** The HTML that embeds a widget. */
export function embedSnippet({
  src,
  title,
  width = EMBED_WIDTH_PX,
  height = EMBED_HEIGHT_PX,
}: EmbedFrame): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(`${title} · Questshelf`)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
