"use client";

import { useEffect, useEffectEvent } from "react";
import { useStored } from "@/components/ui/create-store";
import { useLazy } from "@/components/ui/use-lazy";
import { cardMenu } from "./card-menu-store";

const importCardMenu = () => import("./card-menu");

/** Fetches the menu's script early. Errors are reported when it is opened. */
export function preloadCardMenu(): void {
  importCardMenu().catch(() => undefined);
}

const close = () => cardMenu.set(null);

/** Mount once on a screen with the user's games. A menu is not part of its card, which may move while it is open. */
export function CardMenuHost() {
  const opened = useStored(cardMenu);
  const [menu, load] = useLazy(importCardMenu);
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (!opened) return;
    onOpen();
    const { button } = opened;
    button.setAttribute("aria-expanded", "true");
    return () => {
      button.setAttribute("aria-expanded", "false");
      // The focused element was removed with the menu.
      setTimeout(() => {
        if (document.activeElement === document.body) button.focus({ preventScroll: true });
      });
    };
  }, [opened]);
  useEffect(() => close, []);
  if (!opened || !menu) return null;
  return <menu.CardMenu key={opened.item.game.id} {...opened} onClose={close} />;
}
