import type { Metadata } from "next";
import { plural } from "@/lib/format-count";
import { shorten } from "@/lib/page-metadata";
import { siteUrl } from "@/lib/site";
import { type ListCardSubject, listCardPath } from "./card-path";
import { listPath } from "./path";
import type { Visibility } from "./schema";

const CARD_SIZE = { width: 1200, height: 630 };

type About = ListCardSubject & { description: string | null; visibility: Visibility };

export function listMetadata(list: About, page: number): Metadata {
  const { username, size, description: text, visibility } = list;
  const url = listPath(list, page);
  const title = `${list.title} by ${username}${page > 1 ? `, page ${page}` : ""}`;
  const kind = list.isRanked ? "A ranked list" : "A list";
  const description = shorten(
    `${text ?? ""} ${kind} of ${plural(size, "game")} by ${username} on Questshelf.`,
  );
  const image = {
    url: listCardPath(list),
    ...CARD_SIZE,
    type: "image/jpeg",
    alt: `${list.title} on Questshelf`,
  };
  return {
    title,
    description,
    // Only public lists are for search engines; empty ones are not.
    ...(visibility !== "public" || size === 0 ? { robots: { index: false, follow: false } } : {}),
    alternates: {
      canonical: url,
      types: {
        "application/json+oembed": [{ url: listOembedUrl(list), title: `${list.title} · Questshelf` }],
      },
    },
    openGraph: {
      type: "article",
      siteName: "Questshelf",
      locale: "en_US",
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** Absolute, because other sites read it from the page's head (https://oembed.com). */
export function listOembedUrl(list: { id: string; title: string }): string {
  const query = new URLSearchParams({ url: `${siteUrl()}${listPath(list)}`, format: "json" });
  return `${siteUrl()}/api/oembed?${query}`;
}
