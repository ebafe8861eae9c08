import { siteUrl } from "@/lib/site";
import { type WidgetLook, withLook } from "./embed-snippet";
import { profilePath } from "./profile-route";

/** Absolute, because other sites read it from the page's head (https://oembed.com). */
export function oembedPath(username: string, look?: WidgetLook): string {
  const path = `${siteUrl()}${profilePath(username)}`;
  const url = look ? withLook(path, look) : path;
  return `${siteUrl()}/api/oembed?${new URLSearchParams({ url, format: "json" })}`;
}
