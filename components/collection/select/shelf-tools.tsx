"use client";

import { Suspense, useEffect, useRef } from "react";
import { EditorHost } from "@/components/collection/edit/editor";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionFilter } from "@/lib/collection/keys";
import { endSelection, startSelection, useSelection } from "./selection-store";

const PlayLogHost = lazyPart(() =>
  import("@/components/collection/plays/play-log").then((module) => module.PlayLogHost),
);

/** Selection mode, the edit form and the log of plays. */
export function ShelfTools({ filter }: { filter: CollectionFilter }) {
  const selection = useSelection();
  const [bar, loadBar] = useLazy(() => import("./selection-bar"));
  const button = useRef<HTMLButtonElement>(null);
  const isSelecting = selection !== null;
  useEffect(() => endSelection, []);
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      // The focused element was removed with the bar or the checkboxes.
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
      <Suspense>
        <PlayLogHost />
      </Suspense>
    </>
  );
}

export function SelectButton(props: ButtonProps) {
  return (
    <Button {...props} data-tip="Select games" className="aria-pressed:border-lamp max-lg:px-3">
      <Icon name="list-checks" className="size-[18px]" />
      <span className="max-lg:sr-only">Select</span>
    </Button>
  );
}
