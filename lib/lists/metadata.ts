import type { Metadata } from "next";
import { plural } from "@/lib/format-count";
import { cardImage, pageMetadata, shorten } from "@/lib/page-metadata";
import { siteUrl } from "@/lib/site";
import { type ListCardSubject, listCardPath } from "./card-path";
import { listPath } from "./path";
import type { Visibility } from "./schema";

type About = ListCardSubject & { description: string | null; visibility: Visibility };

export function listMetadata(list: About, page: number): Metadata {
  const { username, size, description: text, visibility } = list;
  const title = `${list.title} by ${username}${page > 1 ? `, page ${page}` : ""}`;
  const kind = list.isRanked ? "A ranked list" : "A list";
  const description = shorten(
    `${text ?? ""} ${kind} of ${plural(size, "game")} by ${username} on Questshelf.`,
  );
  return pageMetadata({
    title,
    description,
    path: listPath(list, page),
    images: [cardImage(listCardPath(list), `${list.title} on Questshelf`)],
    // Only public lists are for search engines; empty ones are not.
    isListed: visibility === "public" && size > 0,
    formats: {
      "application/json+oembed": [{ url: listOembedUrl(list), title: `${list.title} · Questshelf` }],
    },
    openGraph: { type: "article" },
  });
}

/** Absolute, because other sites read it from the page's head (https://oembed.com). */
export function listOembedUrl(list: { id: string; title: string }): string {
  const query = new URLSearchParams({ url: `${siteUrl()}${listPath(list)}`, format: "json" });
  return `${siteUrl()}/api/oembed?${query}`;
}
