import { siteUrl } from "@/lib/site";
import { profilePath } from "./place";

/** The oEmbed URL of a profile (https://oembed.com); absolute, because other sites read it from the page's head. */
export function oembedPath(username: string): string {
  const url = `${siteUrl()}${profilePath(username)}`;
  return `${siteUrl()}/api/oembed?${new URLSearchParams({ url, format: "json" })}`;
}
