import { z } from "zod";
import { USERNAME_PATTERN } from "@/lib/auth/username";
import { EMBED_HEIGHT_PX, EMBED_WIDTH_PX, embedSnippet, lookOf, withLook } from "./embed-snippet";
import { parseProfileRoute, profilePath, widgetPath } from "./profile-route";

/** Seconds that a site may cache the answer; the widget in it stays fresh by itself. */
const KEPT_S = 86_400;

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, "must be a whole number of pixels")
  .transform(Number)
  .optional();

export const oembedQuerySchema = z.object({
  url: z.string("is missing").min(1, "is missing"),
  format: z.string().default("json"),
  maxwidth: pixels,
  maxheight: pixels,
});
type OembedQuery = z.infer<typeof oembedQuerySchema>;

/** Whose profile or widget a URL is; null for any other. */
export function usernameOfUrl(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host) return null;
  const [kind, username = "", ...rest] = pathname.replace(/\/$/, "").split("/").slice(1);
  if (!USERNAME_PATTERN.test(username)) return null;
  if (kind === "widget" && rest.length === 0) return username;
  return kind === "user" && parseProfileRoute(rest) ? username : null;
}

export type Embedded = {
  title: string;
  /** The widget's path. */
  path: string;
  username: string;
};

export const profileEmbed = (username: string): Embedded => ({
  title: username,
  path: widgetPath(username),
  username,
});

/** The widget in the look that the query's URL requests. */
export function toOembed(
  { title, path, username }: Embedded,
  { url, maxwidth, maxheight }: OembedQuery,
  origin: string,
) {
  const src = withLook(`${origin}${path}`, lookOf(url));
  const width = Math.min(EMBED_WIDTH_PX, maxwidth ?? EMBED_WIDTH_PX);
  const height = Math.min(EMBED_HEIGHT_PX, maxheight ?? EMBED_HEIGHT_PX);
  return {
    version: "1.0",
    type: "rich",
    title: `${title} · Questshelf`,
    author_name: username,
    author_url: `${origin}${profilePath(username)}`,
    provider_name: "Questshelf",
    provider_url: origin,
    cache_age: KEPT_S,
    html: embedSnippet({ src, title, width, height }),
    width,
    height,
  };
}
