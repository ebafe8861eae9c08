"use client";

import { ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";
import { EditorHost } from "@/components/collection/edit/editor-host";
import { Button, type ButtonProps } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionFilter } from "@/lib/collection/keys";
import { endSelection, startSelection, useSelection } from "./selection-store";

/** The button that begins to choose games, with the bar that says what to do with them; and the form of one game. */
export function ShelfTools({ filter }: { filter: CollectionFilter }) {
  const selection = useSelection();
  const [bar, loadBar] = useLazy(() => import("./selection-bar"));
  const button = useRef<HTMLButtonElement>(null);
  const isSelecting = selection !== null;
  useEffect(() => endSelection, []);
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      // What had the focus, the bar's button or a card's box, is gone.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isSelecting]);
  return (
    <>
      <SelectButton
        ref={button}
        aria-pressed={isSelecting}
        onPointerEnter={loadBar}
        onFocus={loadBar}
        onClick={() => {
          loadBar();
          if (selection) endSelection();
          else startSelection();
        }}
      />
      {selection && bar ? <bar.SelectionBar filter={filter} selection={selection} /> : null}
      <EditorHost />
    </>
  );
}

/** The button alone, which stands in its place until the shelf is there. */
export function SelectButton(props: ButtonProps) {
  return (
    <Button {...props} data-tip="Select games" className="aria-pressed:border-lamp max-lg:px-3">
      <ListChecks aria-hidden="true" className="size-[18px]" />
      <span className="max-lg:sr-only">Select</span>
    </Button>
  );
}
