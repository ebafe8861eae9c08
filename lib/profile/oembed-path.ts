import { siteUrl } from "@/lib/site";
import { profilePath } from "./place";

/** Where other sites learn how to show a profile (https://oembed.com); absolute, as they read it from the page's head. */
export function oembedPath(username: string): string {
  const url = `${siteUrl()}${profilePath(username)}`;
  return `${siteUrl()}/api/oembed?${new URLSearchParams({ url, format: "json" })}`;
}
