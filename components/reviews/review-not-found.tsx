import { NotFoundMessage } from "@/components/page/not-found-message";

/** Also for a private review. */
export function ReviewNotFound() {
  return (
    <NotFoundMessage title="Review not found" text="This review does not exist, or it is not for everyone." />
  );
}
