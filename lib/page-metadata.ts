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
};

export function pageMetadata({ title, description, path, images = [SITE_CARD] }: PageAbout): Metadata {
  const social = typeof title === "string" ? title : title.absolute;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
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

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_CHARACTERS) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_CHARACTERS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_DESCRIPTION_CHARACTERS / 2)).replace(/[\s,;:.–-]+$/, "")}…`;
}
