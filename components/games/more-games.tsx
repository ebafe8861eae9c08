import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type MoreGamesProps = {
  isLoading: boolean;
  isError: boolean;
  hasMore: boolean;
  /** Error text. */
  failure?: string | undefined;
  /** URL of the next page, for crawlers and without JavaScript. */
  href?: string | null;
  onLoad: (event: MouseEvent) => void;
};

/** The end of a list: button, loading state, error or end. */
export function MoreGames({ isLoading, isError, hasMore, failure, href, onLoad }: MoreGamesProps) {
  if (isLoading) {
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner className="text-ink-3" /> Loading more games...
      </p>
    );
  }
  if (isError) {
    return (
      <>
        <p role="alert" className="text-ink-2">
          {failure ?? "More games could not be loaded."}
        </p>
        <Button onClick={onLoad}>Try again</Button>
      </>
    );
  }
  if (!hasMore) return <p className="text-[14px] text-ink-3">That is all of them.</p>;
  if (!href) return <Button onClick={onLoad}>Load more games</Button>;
  return (
    <Button asChild>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onLoad(event);
        }}
      >
        Load more games
      </a>
    </Button>
  );
}
