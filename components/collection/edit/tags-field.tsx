"use client";

import { TagChip } from "@/components/collection/tags/tag-chip";
import { TagInput } from "@/components/collection/tags/tag-input";

type TagsFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
};

export function TagsField({ value, error, onChange }: TagsFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="edit-tagNames" className="font-medium text-[13.5px] text-ink-2">
        Tags
      </label>
      <div className="flex flex-wrap items-center gap-1.5 rounded-control border border-line bg-ground px-2.5 py-1.5 transition-colors duration-150 focus-within:outline-2 focus-within:outline-ring hover:border-line-strong">
        {value.map((name) => (
          <TagChip
            key={name}
            name={name}
            removeLabel={`Remove the tag ${name}`}
            onRemove={() => onChange(value.filter((other) => other !== name))}
          />
        ))}
        <TagInput
          id="edit-tagNames"
          label="Tags"
          chosen={value}
          placeholder={value.length === 0 ? "Your own words, such as co-op" : "Add a tag"}
          describedBy="edit-tagNames-note"
          onChoose={(name) => onChange([...value, name])}
          onRemoveLast={() => onChange(value.slice(0, -1))}
          className="min-w-28 flex-1"
        />
      </div>
      <p
        id="edit-tagNames-note"
        aria-live="polite"
        className={error ? "text-[13px] text-danger-text" : "sr-only"}
      >
        {error ?? "Enter adds a tag, Backspace removes the last one."}
      </p>
    </div>
  );
}
