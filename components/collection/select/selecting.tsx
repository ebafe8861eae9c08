"use client";

import { useEffect } from "react";
import { island } from "@/components/ui/island";
import type { CollectionFilter } from "@/lib/collection/keys";
import { endSelection, useSelection } from "./selection-store";

const SelectionBar = island(() => import("./selection-bar").then((module) => module.SelectionBar));

/** The bar of selection mode, which View starts. */
export function Selecting({ filter }: { filter: CollectionFilter }) {
  const selection = useSelection();
  const isSelecting = selection !== null;
  useEffect(() => endSelection, []);
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      // The focused element was removed with the bar or the checkboxes.
      if (document.activeElement === document.body) document.getElementById("shelf-view")?.focus();
    };
  }, [isSelecting]);
  return selection ? <SelectionBar filter={filter} selection={selection} /> : null;
}
