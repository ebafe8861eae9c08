"use client";

import { useEffect, useEffectEvent } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { closeOffer, useOffer } from "./rating-offer";

/** Mount once in the site: every screen can complete a game. */
export function RatingHost() {
  const game = useOffer();
  const [sheet, load] = useLazy(() => import("./rating-sheet"));
  const onOffer = useEffectEvent(load);
  useEffect(() => {
    if (game) onOffer();
  }, [game]);
  if (!game || !sheet) return null;
  return <sheet.RatingSheet key={game.id} game={game} onClose={closeOffer} />;
}
