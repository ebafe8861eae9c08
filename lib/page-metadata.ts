import type { Metadata } from "next";
import { SITE_CARD } from "@/lib/site";

/** Search engines show no more. */
const MAX_DESCRIPTION_CHARACTERS = 160;

export type SocialImage = { url: string; alt: string; width?: number; height?: number; type?: string };

type PageAbout = {
  /** Without the site's name; `absolute` where the template would repeat it. */
  title: string | { absolute: string };
  description: string;
  path: string;
  /** The best one first. */
  images?: SocialImage[];
  /** Whether the page and its links are for search engines. */
  isListed?: boolean;
  /** Other formats of the page, by media type. */
  formats?: Record<string, { url: string; title: string }[]>;
  openGraph?: { type: "profile"; username: string } | { type: "article" };
};

export function pageMetadata(page: PageAbout): Metadata {
  const { title, description, path, images = [SITE_CARD], isListed = true, formats, openGraph } = page;
  const social = typeof title === "string" ? title : title.absolute;
  return {
    title,
    description,
    ...(isListed ? {} : { robots: { index: false, follow: false } }),
    alternates: { canonical: path, ...(formats && { types: formats }) },
    openGraph: {
      type: "website",
      ...openGraph,
      siteName: "Questshelf",
      locale: "en_US",
      title: social,
      description,
      url: path,
      images,
    },
    twitter: { card: "summary_large_image", title: social, description, images },
  };
}

/** A card image of ours, which all have the spec's size. */
export const cardImage = (url: string, alt: string): SocialImage => ({
  url,
  alt,
  width: 1200,
  height: 630,
  type: "image/jpeg",
});

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_CHARACTERS) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_CHARACTERS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_DESCRIPTION_CHARACTERS / 2)).replace(/[\s,;:.–-]+$/, "")}…`;
}
