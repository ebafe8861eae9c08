"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useTypedBefore } from "@/components/ui/use-typed-before";

const BLUR_HIDE_MS = 200;

type SearchBoxProps = {
  /** At the end of the field. */
  children?: ReactNode;
  /** `dropdown` floats below the field, `sheet` is in the flow. */
  variant?: "dropdown" | "sheet";
  /** Called when an entry is chosen, to close a sheet. */
  onChosen?: () => void;
  className?: string;
};

/** Searches games by name. The results' code loads on first focus. */
export function SearchBox({ children, variant = "dropdown", onChosen, className = "" }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const [panel, loadPanel] = useLazy(() => import("./search-panel"));
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useTypedBefore(input, (typed, hasFocus) => {
    setText(typed);
    if (!hasFocus) return;
    loadPanel();
    setOpen(true);
  });

  return (
    <search className={`relative block ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-3 pointer-fine:top-3"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search games"
        aria-expanded="false"
        aria-controls={panelId}
        aria-autocomplete="list"
        placeholder="Search games"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onPointerEnter={loadPanel}
        onFocus={() => {
          loadPanel();
          clearTimeout(blurTimer.current);
          setOpen(true);
        }}
        onBlur={() => {
          blurTimer.current = setTimeout(() => setOpen(false), BLUR_HIDE_MS);
        }}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        className="peer header-search-input"
      />
      {children}
      {panel ? (
        <panel.SearchPanel
          id={panelId}
          input={input}
          text={text}
          // A phone's "Done" key takes the focus from the field; a sheet has nothing else to show then.
          open={open || variant === "sheet"}
          variant={variant}
          onOpenChange={setOpen}
          onChosen={() => {
            setText("");
            setOpen(false);
            onChosen?.();
          }}
        />
      ) : null}
    </search>
  );
}
