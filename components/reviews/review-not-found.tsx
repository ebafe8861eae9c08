import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** Also for a private review. */
export function ReviewNotFound() {
  return (
    <MessagePage title="Review not found" text="This review does not exist, or it is not for everyone.">
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
