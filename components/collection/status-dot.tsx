import { cn } from "@/components/ui/cn";
import type { IconName } from "@/components/ui/icon-names";
import type { Status } from "@/lib/collection/status";

const DOT_COLORS: Record<Status, string> = {
  playing: "bg-playing",
  completed: "bg-completed",
  want: "bg-want",
  paused: "bg-paused",
  dropped: "bg-dropped",
  endless: "bg-endless",
  imported: "bg-imported",
};

/** Where there is no room for a status' name, so that its colour is not the only sign. */
export const STATUS_ICONS = {
  playing: "gamepad-2",
  completed: "trophy",
  want: "bookmark",
  paused: "pause",
  dropped: "ban",
  endless: "infinity",
  imported: "download",
} as const satisfies Record<Status, IconName>;

/** Decorative: use it beside the status' label or tooltip. */
export function StatusDot({ status, className = "size-2.5" }: { status: Status; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn("inline-block shrink-0 rounded-full", DOT_COLORS[status], className)}
    />
  );
}
