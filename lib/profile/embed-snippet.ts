/** The spec's size of the widget, in pixels. */
export const EMBED_WIDTH_PX = 400;
export const EMBED_HEIGHT_PX = 600;

export const WIDGET_THEMES = ["auto", "dark", "light"] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

export function themedUrl(widgetUrl: string, theme: WidgetTheme): string {
  return theme === "auto" ? widgetUrl : `${widgetUrl}?theme=${theme}`;
}

export type EmbedFrame = { src: string; username: string; width?: number; height?: number };

/** The HTML that embeds a widget. Nothing needs escaping: usernames have letters, digits and underscores only. */
export function embedSnippet({
  src,
  username,
  width = EMBED_WIDTH_PX,
  height = EMBED_HEIGHT_PX,
}: EmbedFrame): string {
  return `<iframe src="${src}" title="${username} · Questshelf" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
