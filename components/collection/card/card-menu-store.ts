"use client";

import { createStore } from "@/components/ui/create-store";
import type { CollectionItem } from "@/lib/collection/schema";

export type CardMenuState = {
  item: CollectionItem;
  /** What is open: all actions, the statuses alone, or the lists. */
  kind: "more" | "status" | "lists";
  /** The menu is beside it, and it gets the focus back. */
  button: HTMLElement;
};

export const cardMenu = createStore<CardMenuState>();
