"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import { type Release, STATUS_LABELS } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";
import { StatusDot } from "./status-dot";
import { saveFailure, useSaveStatus } from "./use-shelf-writes";

type OwnRowStatusProps = { game: { id: number; name: string } & Release };

export function OwnRowStatus(props: OwnRowStatusProps) {
  const { user } = useSession();
  return user ? <Status {...props} /> : null;
}

function Status({ game }: OwnRowStatusProps) {
  const { data: saved = null, isPending } = useQuery({
    ...statusesOptions(),
    select: (statuses) => statuses[game.id] ?? null,
  });
  const { status } = useShownStatus(game.id, saved);
  const { save } = useSaveStatus(game, saveFailure(saved));
  const [menu, loadMenu] = useLazy(() => import("./quick-menu"));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isPending) return null;
  return (
    <span className="relative inline-block">
      <button
        ref={button}
        type="button"
        aria-label={
          status ? `Status of ${game.name}: ${STATUS_LABELS[status]}` : `Add ${game.name} as Want to Play`
        }
        aria-haspopup={status ? "menu" : undefined}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          if (!status) return save("want");
          loadMenu();
          setOpen(true);
        }}
        className="flex h-[44px] items-center gap-[7px] whitespace-nowrap rounded-control hover:text-ink"
      >
        {status ? <StatusDot status={status} className="size-2" /> : <Icon name="plus" className="size-4" />}
        {status ? STATUS_LABELS[status] : "Add"}
      </button>
      {open && menu ? <menu.QuickMenu game={game} button={button} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
