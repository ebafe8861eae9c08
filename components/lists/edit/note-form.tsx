"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LongTextField } from "@/components/ui/long-text-field";
import { NOTE_MAX_LENGTH, NOTE_RULE, toNote } from "@/lib/lists/text";
import { countCharacters } from "@/lib/storable-text";

type NoteFormProps = {
  name: string;
  note: string | null;
  onSave: (note: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** Stays open, with what was typed, when it could not be saved. */
export function NoteForm({ name, note, onSave, onClose }: NoteFormProps) {
  const id = useId();
  const [text, setText] = useState(note ?? "");
  const [isSaving, setSaving] = useState(false);
  const stored = toNote(text);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || stored === undefined) return;
    setSaving(true);
    await onSave(stored).then(onClose, () => setSaving(false));
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2">
      <div inert={isSaving}>
        <LongTextField
          id={id}
          label={`Note on ${name}`}
          hint="Shown with the game"
          error={stored === undefined ? NOTE_RULE : undefined}
          value={text}
          count={countCharacters(text)}
          max={NOTE_MAX_LENGTH}
          countFrom={NOTE_MAX_LENGTH * 0.8}
          className="max-h-60 bg-ground"
          onChange={setText}
        />
      </div>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" variant="primary" pending={isSaving}>
          Save note
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
