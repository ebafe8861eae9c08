import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** For a list or a company that does not exist. */
export function NoGamesFound() {
  return (
    <MessagePage title="No games found" text="No games available at the moment">
      <Button asChild variant="primary">
        <Link href="/games">Show all games</Link>
      </Button>
    </MessagePage>
  );
}
