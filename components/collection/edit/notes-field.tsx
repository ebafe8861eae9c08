"use client";

import { LongTextField } from "@/components/ui/long-text-field";
import { NOTES_MAX_LENGTH } from "@/lib/collection/limits";
import { countCharacters } from "@/lib/storable-text";

type NotesFieldProps = { value: string; error: string | undefined; onChange: (notes: string) => void };

export function NotesField(props: NotesFieldProps) {
  return (
    <LongTextField
      {...props}
      id="edit-notes"
      label="Notes"
      hint="Only you can see this"
      count={countCharacters(props.value)}
      max={NOTES_MAX_LENGTH}
      className="max-h-[224px]"
    />
  );
}
