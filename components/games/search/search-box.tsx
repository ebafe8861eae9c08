"use client";

import { type RefObject, useId, useRef, useState } from "react";
import { SearchIcon } from "@/components/ui/icons";
import { useLazy } from "@/components/ui/use-lazy";
import { useTypedBefore } from "@/components/ui/use-typed-before";

const BLUR_HIDE_MS = 200;

export type SearchBoxProps = {
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Shows the key that brings the focus here. */
  shortcut?: string;
  /** `dropdown` floats beneath the field, `sheet` stands in the flow. */
  variant?: "dropdown" | "sheet";
  /** Called when an entry is chosen, so that a sheet can close. */
  onChosen?: () => void;
  className?: string;
};

/** Finds a game by name. The field is there from the start; what it finds comes with the first focus. */
export function SearchBox({
  inputRef,
  shortcut,
  variant = "dropdown",
  onChosen,
  className = "",
}: SearchBoxProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
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
      <SearchIcon className="pointer-events-none absolute top-[11px] left-3 size-4 text-ink-3" />
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
        className="peer h-[38px] w-full rounded-[10px] border border-line bg-surface pr-10 pl-[38px] text-[14px] text-ink transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong max-lg:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {shortcut ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-2.5 rounded-[5px] bg-raised px-1.5 py-1 font-medium text-[11px] text-ink-3 leading-none peer-focus:hidden"
        >
          {shortcut}
        </span>
      ) : null}
      {panel ? (
        <panel.SearchPanel
          id={panelId}
          input={input}
          text={text}
          open={open}
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
