import { NotFoundMessage } from "@/components/site/not-found-message";
import { MESSAGE_METADATA } from "@/components/site/page-or-message";

/** Also of each page with the status 404 that Next renders again in the background: its message brings the title. */
export const metadata = MESSAGE_METADATA;

export default function NotFound() {
  return <NotFoundMessage />;
}
