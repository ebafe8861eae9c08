import { createStore, useStored } from "@/components/ui/create-store";

type Offer = { id: number; name: string; isFinished: boolean };

const offered = createStore<Offer>();

/** Opens the rating sheet of a game: it has become Completed, or its user wants to rate it. */
export const offerRating = ({ id, name }: Omit<Offer, "isFinished">, isFinished = true) =>
  offered.set({ id, name, isFinished });

/** The same sheet at any time. */
export const openRatingSheet = (game: Omit<Offer, "isFinished">) => offerRating(game, false);

export const closeOffer = () => offered.set(null);

export const isOffered = (game: Offer) => offered.get() === game;

export const useOffer = () => useStored(offered);
