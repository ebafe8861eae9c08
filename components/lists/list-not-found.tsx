import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** Also for a private list. */
export function ListNotFound() {
  return (
    <MessagePage title="List not found" text="This list does not exist, or it is not public.">
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
