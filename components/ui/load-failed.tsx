import { Button } from "./button";
import { cn } from "./cn";

type LoadFailedProps = { text: string; isRetrying: boolean; onRetry: () => void; className?: string };

/** A part of a screen that could not be loaded, with "Try again". */
export function LoadFailed({ text, isRetrying, onRetry, className }: LoadFailedProps) {
  return (
    <div role="alert" className={cn("flex flex-wrap items-center gap-x-4 gap-y-2", className)}>
      <p className="text-ink-2">{text}</p>
      <Button size="sm" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
