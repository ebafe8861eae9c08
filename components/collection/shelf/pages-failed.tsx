import { Button } from "@/components/ui/button";

/** Shown while games in view could not be loaded. */
export function PagesFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className="sticky bottom-4 z-10 mx-auto mt-4 flex w-fit max-w-full items-center gap-4 rounded-card border border-line bg-surface py-2.5 pr-2.5 pl-4 shadow-float">
      <p role="alert">These games could not be loaded.</p>
      <Button size="sm" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
