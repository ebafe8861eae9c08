"use client";

import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import { STATUS_LABELS } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";
import { StatusDot } from "./status-dot";

/** All cards of a page share one request. */
export function StatusBadge({ gameId }: { gameId: number }) {
  const { user } = useSession();
  const { data: saved = null } = useQuery({
    ...statusesOptions(),
    enabled: user !== null,
    select: (statuses) => statuses[gameId] ?? null,
  });
  const { status } = useShownStatus(gameId, saved);
  if (!user || !status) return null;
  return (
    <Badge className="card-status pointer-events-none animate-fade-in view-list:bg-transparent view-list:px-0 view-list:text-ink-2">
      <StatusDot status={status} className="size-2" />
      {STATUS_LABELS[status]}
    </Badge>
  );
}
