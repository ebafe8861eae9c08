import { NotFoundMessage } from "@/components/page/not-found-message";
import { MESSAGE_METADATA } from "@/components/page/page-or-message";

/** Also rendered when Next renders a 404 again in the background; its message sets the title. */
export const metadata = MESSAGE_METADATA;

export default function NotFound() {
  return <NotFoundMessage />;
}
