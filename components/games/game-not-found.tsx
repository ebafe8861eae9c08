import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

interface GameNotFoundProps {
  /** Given when the game could not be loaded, as against one that does not exist. */
  onRetry?: () => void;
}

/** The spec's "Game not found", with a word on the catalogue where that is the reason. */
export function GameNotFound({ onRetry }: GameNotFoundProps) {
  return (
    <div className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-4 py-20 text-center">
      <h1 className="text-4xl">Game not found</h1>
      <p className="max-w-[46ch] text-ink-2">
        {onRetry
          ? "The games catalogue cannot be reached right now, so this page could not be loaded. It usually comes back within a minute."
          : "There is no game at this address. It may have been removed from the catalogue, or the link is mistyped."}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href="/games">Back to Games</Link>
        </Button>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
      </div>
    </div>
  );
}
