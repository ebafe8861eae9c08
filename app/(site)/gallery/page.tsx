import type { Metadata } from "next";
import { Gallery } from "@/components/gallery/gallery";
import { GALLERY_PATH } from "@/lib/gallery/path";
import { pageMetadata } from "@/lib/page-metadata";

export const ensureStatic = "navigation";

export const metadata: Metadata = pageMetadata({
  title: "Gallery",
  description: "A hundred popular games as floating covers: the better the rating, the larger the cover.",
  path: GALLERY_PATH,
});

export default function GalleryPage() {
  return <Gallery />;
}
