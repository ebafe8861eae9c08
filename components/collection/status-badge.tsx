import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { STATUS_LABELS, type Status } from "@/lib/collection/status";

const DOT_COLORS: Record<Status, string> = {
  playing: "bg-playing",
  completed: "bg-completed",
  want: "bg-want",
  imported: "bg-imported",
};

/** The status' colour; always beside its word, or with a title that says it. */
export function StatusDot({ status, className }: { status: Status; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn("inline-block size-2.5 shrink-0 rounded-full", DOT_COLORS[status], className)}
    />
  );
}

export function StatusBadge({ status, className }: { status: Status; className?: string }) {
  return (
    <Badge variant="plate" size="md" className={className}>
      <StatusDot status={status} />
      {STATUS_LABELS[status]}
    </Badge>
  );
}
