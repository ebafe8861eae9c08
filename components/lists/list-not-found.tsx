import { NotFoundMessage } from "@/components/page/not-found-message";

/** Also for a private list. */
export function ListNotFound() {
  return <NotFoundMessage title="List not found" text="This list does not exist, or it is not public." />;
}
