import type { Metadata } from "next";
import { SITE_CARD } from "@/lib/site";

export type PageAbout = {
  /** Without the site's name; `absolute` where the template would say it twice. */
  title: string | { absolute: string };
  description: string;
  /** The page's one address, without a query. */
  path: string;
};

/** Title, description, canonical address and social card of a page that search engines may list. */
export function pageMetadata({ title, description, path }: PageAbout): Metadata {
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
      images: [SITE_CARD],
    },
    twitter: { card: "summary_large_image", title: social, description, images: [SITE_CARD] },
  };
}
