"use client";

import { cn } from "@/components/ui/cn";
import { NOTES_MAX_LENGTH } from "@/lib/collection/limits";
import { countCharacters } from "@/lib/storable-text";

/** From here on the counter is shown. */
const COUNTER_FROM = 4500;

export type NotesFieldProps = { value: string; error: string | undefined; onChange: (notes: string) => void };

export function NotesField({ value, error, onChange }: NotesFieldProps) {
  const count = countCharacters(value);
  const isNear = count >= COUNTER_FROM;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="edit-notes" className="font-medium text-[13.5px] text-ink-2">
        Notes
      </label>
      <textarea
        id="edit-notes"
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby="edit-notes-note"
        className="field-sizing-content max-h-[14rem] min-h-[5.5rem] w-full resize-none rounded-control border border-line bg-ground px-3.5 py-2.5 text-[15px] leading-normal transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong aria-invalid:border-danger max-md:text-base"
      />
      <p id="edit-notes-note" className="flex justify-between gap-4 text-[13px] text-ink-3">
        <span className={cn(error && "text-danger-text")}>{error ?? "Only you can see this"}</span>
        <span
          aria-live={isNear ? "polite" : "off"}
          className={cn("tabular-nums", error && "text-danger-text")}
        >
          {isNear ? `${count.toLocaleString("en-US")} / ${NOTES_MAX_LENGTH.toLocaleString("en-US")}` : null}
        </span>
      </p>
    </div>
  );
}
