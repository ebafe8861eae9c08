"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";
import type { Release } from "@/lib/collection/status";

export type QuickActionsProps = { game: { id: number; name: string } & Release };

export function CardActions(props: QuickActionsProps) {
  const { user } = useSession();
  return user ? <Actions {...props} /> : null;
}

function Actions({ game }: QuickActionsProps) {
  const [quick, loadQuick] = useLazy(() => import("./quick-add"));
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(loadQuick);
  // The card is a server component, so its events are observed from here.
  useEffect(() => {
    const card = root.current?.parentElement;
    if (!card) return;
    const load = () => onNear();
    // It may be hovered or focused already.
    if (card.matches(":hover, :focus-within")) load();
    card.addEventListener("pointerenter", load);
    card.addEventListener("focusin", load);
    return () => {
      card.removeEventListener("pointerenter", load);
      card.removeEventListener("focusin", load);
    };
  }, []);

  return (
    <div ref={root} className="card-actions">
      <button
        type="button"
        aria-label={`Add ${game.name} to your collection`}
        aria-expanded={open}
        onClick={() => {
          loadQuick();
          setOpen(!open);
        }}
        className="pointer-events-auto grid size-10 place-items-center rounded-[11px] bg-plate text-plate-ink view-list:bg-raised view-list:text-ink-2 [@media(hover:hover)]:hidden"
      >
        <Icon name="plus" className={cn("size-5 transition-transform duration-150", open && "rotate-45")} />
      </button>
      {quick ? (
        <quick.QuickAdd
          game={game}
          look="plate"
          onChosen={() => setOpen(false)}
          className={cn("card-toolbar", open ? "pointer-events-auto" : "[@media(hover:none)]:hidden")}
        />
      ) : null}
    </div>
  );
}
