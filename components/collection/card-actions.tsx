"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useMedia } from "@/components/ui/use-media";
import { useSession } from "@/lib/auth/queries";
import { statusesOptions } from "@/lib/collection/queries";
import type { Release } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";

type QuickActionsProps = { game: { id: number; name: string } & Release };

/** The same condition as in app/cards.css, where a menu replaces the buttons on the cover. */
const WITHOUT_HOVER = "(hover: none), (width < 48rem)";

export function CardActions(props: QuickActionsProps) {
  const { user } = useSession();
  const hasMenu = useMedia(WITHOUT_HOVER);
  if (!user) return null;
  return hasMenu ? <ActionsMenu {...props} /> : <Actions {...props} />;
}

function ActionsMenu({ game }: QuickActionsProps) {
  const [menu, load] = useLazy(() => import("./quick-menu"));
  const [isOpen, setOpen] = useState(false);
  const { data: saved = null } = useQuery({
    ...statusesOptions(),
    select: (statuses) => statuses[game.id] ?? null,
  });
  const { status } = useShownStatus(game.id, saved);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={button}
      type="button"
      aria-label={status ? `Change the status of ${game.name}` : `Add ${game.name} to your collection`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className="card-menu-button"
      onClick={(event) => {
        // Presses in the menu bubble through React's tree.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
        load();
        setOpen(true);
      }}
    >
      <Icon name="ellipsis" className="size-[17px] rotate-90" />
      {menu && isOpen ? <menu.QuickMenu game={game} button={button} onClose={() => setOpen(false)} /> : null}
    </button>
  );
}

function Actions({ game }: QuickActionsProps) {
  const [quick, loadQuick] = useLazy(() => import("./quick-add"));
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
      {quick ? <quick.QuickAdd game={game} look="plate" className="card-toolbar" /> : null}
    </div>
  );
}
