"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { useDraft } from "@/components/collection/edit/draft";
import { SignedOut } from "@/components/collection/edit/signed-out";
import { useEntryForm } from "@/components/collection/edit/use-entry-form";
import { type GameRef, useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LongTextField } from "@/components/ui/long-text-field";
import { PartialDateField } from "@/components/ui/partial-date-field";
import { RadioRow } from "@/components/ui/radio-row";
import { useSession } from "@/lib/auth/queries";
import { api } from "@/lib/browser-api";
import {
  OUTCOME_LABELS,
  OUTCOMES,
  PLAY_NOTE_MAX_LENGTH,
  type Play,
  type PlayBody,
} from "@/lib/collection/play-schema";
import { itemOptions } from "@/lib/collection/queries";
import { AppError } from "@/lib/errors";
import { today } from "@/lib/local-date";
import { countCharacters } from "@/lib/storable-text";
import { editsOf, isPlayValues, readPlay, toPlayValues } from "./play-form-values";

type PlayFormProps = {
  game: GameRef;
  /** Null for a new one. */
  play: Play | null;
  /** Another play of the game goes on, so that this one cannot. */
  isOpenTaken: boolean;
  onSaved: () => void;
  onCancel: () => void;
  /** Set if the form was opened without the list of plays. */
  onShowAll?: (() => void) | undefined;
};

const OPEN_TAKEN = "Another play of this game is still open";

const failureOf = (error: Error) =>
  error instanceof AppError && ["conflict", "not_found", "not_released"].includes(error.code)
    ? error.message
    : "Failed to save the play";

export function PlayForm({ game, play, isOpenTaken, onSaved, onCancel, onShowAll }: PlayFormProps) {
  // The platforms that the game came out on, to choose from.
  const { data: item } = useQuery(itemOptions(game.id));
  const [id] = useState(() => play?.id ?? crypto.randomUUID());
  const { user } = useSession();
  const [owner] = useState(user);
  const draftName = `play ${game.id} ${play?.id ?? "new"}`;
  const draft = useDraft(draftName, owner?.id, isPlayValues);
  const saving = useWrite({
    async write(body: PlayBody) {
      const edits = play && editsOf(play, body);
      const params = { gameId: game.id, playId: id };
      if (!edits) await api.put("/api/plays/[gameId]/[playId]", { params, body });
      else if (Object.keys(edits).length > 0)
        await api.patch("/api/plays/[gameId]/[playId]", { params, body: edits });
    },
    failure: (_, error) => failureOf(error),
  });
  const form = useEntryForm({
    id: "play",
    saved: toPlayValues(play),
    draft,
    isNew: play === null,
    read: readPlay,
    write: saving.mutateAsync,
    onSaved,
  });
  const { values, set, field } = form;
  const ends = values.outcome === "finished" && play?.outcome !== "finished";
  const completes = ends && (item?.status === "want" || item?.status === "imported");
  const note = completes ? `${game.name} becomes Completed` : isOpenTaken ? `${OPEN_TAKEN}.` : null;

  return (
    <form {...form.form} className="mt-4 grid gap-3">
      {/* What would be typed meanwhile is not saved. */}
      <div inert={form.isPending} className="grid gap-3">
        <RadioRow
          name="outcome"
          legend="How did it end?"
          choices={OUTCOMES.map((outcome) => ({
            value: outcome,
            label: outcome === "playing" ? "Not yet" : OUTCOME_LABELS[outcome],
            refusal: outcome === "playing" && isOpenTaken ? OPEN_TAKEN : null,
          }))}
          value={values.outcome}
          onChange={(outcome) => set({ outcome })}
        >
          {note ? <p className="mt-1.5 text-[13px] text-ink-3">{note}</p> : null}
        </RadioRow>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2">
          <PartialDateField {...field("started")} label="Started" max={today()} />
          {values.outcome === "playing" ? null : (
            <PartialDateField
              {...field("finished")}
              label="Ended"
              placeholder="2024-06"
              hint="As far as you know"
              max={today()}
            />
          )}
          <Field
            {...field("hours")}
            autoComplete="off"
            label="Time played"
            placeholder="12:30"
            hint="Hours, or hours:minutes"
          />
          <Field
            {...field("platform")}
            autoComplete="off"
            label="Platform"
            placeholder="PC"
            list="play-platforms"
            className={values.outcome === "playing" ? "col-span-2" : undefined}
          />
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
          error={form.errors.note}
          count={countCharacters(values.note)}
          max={PLAY_NOTE_MAX_LENGTH}
          onChange={(note) => set({ note })}
          onBlur={() => form.check("note")}
          className="max-h-[160px]"
        />
      </div>
      <SignedOut form={draftName} owner={owner} draft={draft} values={values} />
      {saving.error ? <FormProblem>{failureOf(saving.error)}</FormProblem> : null}
      <div className="flex justify-end gap-3">
        {onShowAll ? (
          <Button variant="ghost" onClick={onShowAll} className="-ml-3 mr-auto">
            All plays
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={form.isPending} className="max-sm:grow">
          Save
        </Button>
      </div>
      {form.question}
    </form>
  );
}
