import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/site/not-found-message";
import { SiteFrame } from "@/components/site/site-frame";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that no route answers to; those of a route have the one in `(site)`. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}
