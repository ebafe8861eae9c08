"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "@/components/collection/edit/draft";
import { DraftNote, SignedOut } from "@/components/collection/edit/signed-out";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LongTextField } from "@/components/ui/long-text-field";
import { useOpenForm } from "@/components/ui/open-form";
import { RadioRow } from "@/components/ui/radio-row";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import { OUTCOME_LABELS, OUTCOMES, PLAY_NOTE_MAX_LENGTH, type Play } from "@/lib/collection/play-schema";
import { itemOptions } from "@/lib/collection/queries";
import { AppError } from "@/lib/errors";
import { countCharacters } from "@/lib/storable-text";
import {
  editsOf,
  isPlayValues,
  PLAY_FIELDS,
  type PlayErrors,
  type PlayValues,
  readPlay,
  toPlayValues,
} from "./play-form-values";

export type PlayFormProps = {
  game: GameRef;
  /** Null for a new one. */
  play: Play | null;
  /** Another play of the game goes on, so that this one cannot. */
  isOpenTaken: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

const NOTE_COUNTER_FROM = 4500;

export function PlayForm({ game, play, isOpenTaken, ...events }: PlayFormProps) {
  const { onDirtyChange, onSaved, onCancel } = events;
  const queryClient = useQueryClient();
  // The platforms that the game came out on, to choose from.
  const { data: item } = useQuery(itemOptions(game.id));
  useOpenForm();
  const [id] = useState(() => play?.id ?? crypto.randomUUID());
  const { user } = useSession();
  const [owner] = useState(user);
  const draftName = `play ${game.id} ${play?.id ?? "new"}`;
  const [saved] = useState(() => toPlayValues(play));
  const [draft] = useState(() => readDraft(draftName, owner?.id, isPlayValues));
  const [values, setValues] = useState(draft ?? saved);
  const [errors, setErrors] = useState<PlayErrors>({});
  const onOpen = useEffectEvent(() => {
    deleteDraft(draftName);
    if (draft) onDirtyChange(true);
  });
  useEffect(() => onOpen(), []);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<PlayValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    onDirtyChange(PLAY_FIELDS.some((field) => next[field] !== saved[field]));
    const [name] = Object.keys(change);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const read = readPlay(values);
    if ("errors" in read) {
      setErrors(read.errors);
      document.getElementById(`play-${Object.keys(read.errors)[0]}`)?.focus();
      return;
    }
    const edits = play && editsOf(play, read.body);
    if (edits && Object.keys(edits).length === 0) return onSaved();
    setSaving(true);
    try {
      const params = { gameId: game.id, playId: id };
      await (edits
        ? api.patch("/api/plays/[gameId]/[playId]", { params, body: edits })
        : api.put("/api/plays/[gameId]/[playId]", { params, body: read.body }));
      await shelfChanged(queryClient);
      onSaved();
    } catch (error) {
      const hasUserMessage =
        error instanceof AppError && ["conflict", "not_found", "not_released"].includes(error.code);
      reportFailure(queryClient, error, hasUserMessage ? error.message : "Failed to save the play");
      setSaving(false);
    }
  };
  const field = (name: "platform" | "started" | "finished" | "hours") => ({
    id: `play-${name}`,
    value: values[name],
    ...(errors[name] ? { error: errors[name] } : {}),
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  return (
    <form noValidate onSubmit={save} className="mt-4 grid gap-3">
      <RadioRow
        name="outcome"
        legend="How did it end?"
        choices={OUTCOMES.map((outcome) => ({
          value: outcome,
          label: outcome === "playing" ? "Not yet" : OUTCOME_LABELS[outcome],
          refusal: outcome === "playing" && isOpenTaken ? "Another play of this game is still open" : null,
        }))}
        value={values.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2">
        <Field
          {...field("started")}
          label="Started"
          placeholder="2024-05-17"
          hint="A day, a month or a year"
        />
        {values.outcome === "playing" ? null : (
          <Field {...field("finished")} label="Ended" placeholder="2024-06" hint="As far as you know" />
        )}
        <Field {...field("hours")} label="Time played" placeholder="12:30" hint="Hours, or hours:minutes" />
        <Field {...field("platform")} label="Platform" placeholder="PC" list="play-platforms" />
      </div>
      <datalist id="play-platforms">
        {item?.game.platforms.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LongTextField
        id="play-note"
        label="Note"
        hint="Only you can see this"
        value={values.note}
        error={errors.note}
        count={countCharacters(values.note)}
        max={PLAY_NOTE_MAX_LENGTH}
        countFrom={NOTE_COUNTER_FROM}
        onChange={(note) => set({ note })}
        className="max-h-[10rem] bg-ground"
      />
      {draft ? <DraftNote /> : null}
      <SignedOut owner={owner} onLeave={() => owner && saveDraft(draftName, owner.id, values)} />
      <div className="flex justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={isSaving} className="max-sm:grow">
          Save
        </Button>
      </div>
    </form>
  );
}
