import { NotFoundMessage } from "@/components/page/not-found-message";
import { MESSAGE_METADATA } from "@/components/page/page-or-message";
import { SiteFrame } from "@/components/site/site-frame";

export const metadata = MESSAGE_METADATA;

/** Shown for addresses without a route. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}
