"use client";

import { useQuery } from "@tanstack/react-query";
import { AddFirstGameButton } from "@/components/collection/add-game/add-game-button";
import { useShelfSync } from "@/components/collection/shelf-sync";
import { BoardMessage, type BoardMessageProps } from "@/components/page/board-message";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { highlightsOptions } from "@/lib/collection/queries";
import { HighlightsRow, HighlightsSkeleton } from "./highlights-row";
import { useJustAdded } from "./just-added";

export function Highlights() {
  useShelfSync();
  const session = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    ...highlightsOptions(),
    enabled: session.user !== null,
  });
  const lit = useJustAdded(data !== undefined);
  if (data && data.length > 0) return <HighlightsRow highlights={data} lit={lit} />;
  if (data) {
    return (
      <Message title="Your collection is empty" text="Add some games to get started">
        <AddFirstGameButton />
        <Button asChild variant="ghost">
          <Link href="/import">Import from Steam or a file</Link>
        </Button>
      </Message>
    );
  }
  if (session.isError || isError) {
    return (
      <Message title="Your shelf could not be loaded">
        <Button
          variant="primary"
          pending={session.isFetching || isFetching}
          onClick={() => (session.isError ? session.retry() : void refetch())}
        >
          Try again
        </Button>
      </Message>
    );
  }
  return <HighlightsSkeleton />;
}

/** Has the height of a row of games, so that nothing moves. On phones, the board is hidden. */
function Message(props: Pick<BoardMessageProps, "title" | "text" | "children">) {
  return (
    <div role="status" className="grid *:[grid-area:1/1]">
      <div className="invisible">
        <HighlightsSkeleton />
      </div>
      <BoardMessage {...props} className="py-0 max-md:[&>.board]:hidden max-md:[&>svg]:hidden" />
    </div>
  );
}
