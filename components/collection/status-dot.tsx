import { cn } from "@/components/ui/cn";
import type { Status } from "@/lib/collection/status";

const DOT_COLORS: Record<Status, string> = {
  playing: "bg-playing",
  completed: "bg-completed",
  want: "bg-want",
  imported: "bg-imported",
};

/** Decorative: use it beside the status' label or tooltip. */
export function StatusDot({ status, className = "size-2.5" }: { status: Status; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn("inline-block shrink-0 rounded-full", DOT_COLORS[status], className)}
    />
  );
}
