import { cn } from "@/components/ui/cn";
import type { IconName } from "@/components/ui/icon-names";
import type { Status } from "@/lib/collection/status";

/** By the custom properties of app/globals.css, which a cover changes to its dark theme's. */
export const statusColor = (status: Status) => `var(--${status})`;

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
      className={cn("inline-block shrink-0 rounded-full", className)}
      style={{ background: statusColor(status) }}
    />
  );
}
