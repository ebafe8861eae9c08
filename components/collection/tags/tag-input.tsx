"use client";

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { TAG_MAX_LENGTH } from "@/lib/collection/limits";
import { tagsOptions } from "@/lib/collection/tag-queries";
import { toVisibleText } from "@/lib/storable-text";

const MAX_SUGGESTIONS = 6;

type TagInputProps = {
  id: string;
  label: string;
  /** Not suggested again. */
  chosen: readonly string[];
  placeholder: string;
  /** The id of a line beneath the field. */
  describedBy?: string;
  disabled?: boolean;
  onChoose: (name: string) => void;
  /** Backspace in the empty field. */
  onRemoveLast?: () => void;
  className?: string;
};

const keyOf = (name: string) => name.trim().normalize().toLowerCase();

/** A text field that completes the user's tags: arrows and Enter, or a press. Text that is left in it counts as chosen. */
export function TagInput(props: TagInputProps) {
  const { id, label, chosen, placeholder, describedBy, disabled, onChoose, onRemoveLast, className } = props;
  const { data: tags = [] } = useQuery(tagsOptions());
  const listId = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const key = keyOf(text);
  const taken = new Set(chosen.map(keyOf));
  const suggestions = tags
    .map(({ name }) => name)
    .filter((name) => keyOf(name).includes(key) && !taken.has(keyOf(name)))
    .sort((a, b) => Number(keyOf(b).startsWith(key)) - Number(keyOf(a).startsWith(key)))
    .slice(0, MAX_SUGGESTIONS);
  const isShown = isOpen && suggestions.length > 0;

  const choose = (given: string) => {
    // Pasted text may have characters that a tag cannot have, and that no one sees.
    const name = toVisibleText(given);
    setText("");
    setActive(-1);
    const known = tags.find((tag) => keyOf(tag.name) === keyOf(name))?.name;
    if (keyOf(name) && !taken.has(keyOf(name))) onChoose(known ?? name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && (key || active >= 0)) {
      event.preventDefault();
      choose((isShown && suggestions[active]) || text);
    } else if (event.key === "Backspace" && text === "") {
      onRemoveLast?.();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(Math.max(-1, Math.min(suggestions.length - 1, active + step)));
    } else if (event.key === "Escape" && isShown) {
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <div className={cn("relative", className)}>
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        // In UTF-16 code units, so that 40 characters of any kind fit.
        maxLength={2 * TAG_MAX_LENGTH}
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          if (key) choose(text);
        }}
        onKeyDown={onKeyDown}
        className="w-full bg-transparent py-1 text-[15px] outline-none placeholder:text-ink-3 max-md:text-base"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Your tags"
        className={cn(
          "absolute top-full left-0 z-10 mt-2 max-h-60 w-full min-w-48 max-w-80 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-float",
          !isShown && "hidden",
        )}
      >
        {suggestions.map((name, index) => (
          <button
            type="button"
            key={name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
            className="flex min-h-9 w-full items-center truncate rounded-lg px-2.5 text-left text-[14px] hover:bg-surface aria-selected:bg-surface"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
