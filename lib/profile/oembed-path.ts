import { siteUrl } from "@/lib/site";
import { profilePath } from "./profile-route";

/** Absolute, because other sites read it from the page's head (https://oembed.com). */
export function oembedPath(username: string): string {
  const url = `${siteUrl()}${profilePath(username)}`;
  return `${siteUrl()}/api/oembed?${new URLSearchParams({ url, format: "json" })}`;
}
