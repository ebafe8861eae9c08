import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export function GameNotFound() {
  return (
    <MessagePage
      title="Game not found"
      text="There is no game at this address. It may have been removed from the catalogue, or the link is mistyped."
    >
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
