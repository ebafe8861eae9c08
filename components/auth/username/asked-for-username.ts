import { createStore } from "@/components/ui/create-store";

/** Set when the user presses what needs a username: the prompt opens even if it was postponed. */
export const askedForUsername = createStore<true>();
