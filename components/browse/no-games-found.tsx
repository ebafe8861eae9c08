import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { BrowseSearch } from "./browse-search";

/** For a list or a company that does not exist. */
export function NoGamesFound() {
  return (
    <MessagePage title="No games found" text="No games available at the moment">
      <div className="flex w-full justify-center [&>search]:w-full [&>search]:max-w-[280px]">
        <BrowseSearch action="/games" q="" filters={{}} />
      </div>
      <Button asChild variant="primary">
        <Link href="/games">Show all games</Link>
      </Button>
    </MessagePage>
  );
}
