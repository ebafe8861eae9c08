import { createStore, useStored } from "@/components/ui/create-store";

type Offer = { id: number; name: string };

const offered = createStore<Offer>();

/** Opens the rating sheet of a game: it has become Completed, or its user wants to rate it. */
export const offerRating = ({ id, name }: Offer) => offered.set({ id, name });

export const closeOffer = () => offered.set(null);

export const useOffer = () => useStored(offered);
