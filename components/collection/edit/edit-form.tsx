"use client";

import { useState } from "react";
import { CopiesField } from "@/components/collection/copies/copies-field";
import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { openPlayLog } from "@/components/collection/plays/play-log";
import { useEditItem } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useForm } from "@/components/ui/use-form";
import type { SessionUser } from "@/lib/auth/session";
import type { Copy } from "@/lib/collection/copy-schema";
import { type HoursSource, hoursOf } from "@/lib/collection/hours";
import { latestToday } from "@/lib/collection/limits";
import type { CollectionItem } from "@/lib/collection/schema";
import type { Release } from "@/lib/collection/status";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { editsOf, errorsOf, type FormValues, toValues } from "./form-values";
import { NotesField } from "./notes-field";
import { RatingField } from "./rating-field";
import { SignedOut } from "./signed-out";
import { StatusField } from "./status-field";
import { TagsField } from "./tags-field";
import { useReleaseNote } from "./use-release-note";

const HOURS_SOURCES: Record<HoursSource, string> = { typed: "Typed", steam: "Steam", plays: "Plays" };

type EditFormProps = {
  item: CollectionItem;
  /** Undefined if the page does not know it. */
  release: Release | undefined;
  owner: SessionUser | null;
  /** What was typed before the owner was signed out. */
  draft: FormValues | null;
  onSaved: () => void;
  onCancel: () => void;
  onEditCopy: (copy: Copy | "new") => void;
};

/** The user's own data of a game. It stays open until they are saved, so that nothing typed is lost. */
export function EditForm(props: EditFormProps) {
  const { item, release, owner, draft, onSaved, onCancel, onEditCopy } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const editing = useEditItem(item.game, onSaved);
  const note = useReleaseNote(item, release);
  const form = useForm<FormValues, ItemEdits>({
    id: "edit",
    saved: toValues(item),
    draft,
    changesOf: (_, values) => editsOf(item, values),
    errorsOf: (values) => errorsOf(values, Date.now()),
    onUnchanged: onSaved,
    save: async (edits) => {
      setProblem(null);
      try {
        await editing.mutateAsync({ gameIds: [item.game.id], edits });
        return undefined;
      } catch (error) {
        const message = error instanceof AppError ? error.message : "Something went wrong. Please try again.";
        if (error instanceof AppError && error.code === "not_released") return { status: message };
        setProblem(message);
        return {};
      }
    },
  });
  const { values, errors, isDirty, set, check, field } = form;
  const counted = hoursOf({ ...item, hoursPlayed: null });
  const countedText = counted && `${HOURS_SOURCES[counted.source]}: ${formatCount(counted.hours)} h`;

  return (
    <form {...form.form} className="mt-4 grid gap-5">
      {/* What would be typed meanwhile is not saved. */}
      <div inert={form.isPending} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <StatusField
          value={values.status}
          initial={item.status}
          note={note}
          error={errors.status}
          onChange={(status) => set({ status })}
        />
        <RatingField value={values.rating} onChange={(rating) => set({ rating })} />
        <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
          <Field
            {...field("hours")}
            label="Hours played"
            inputMode="decimal"
            autoComplete="off"
            placeholder={countedText ?? "0"}
            {...(countedText && values.hours ? { hint: countedText } : {})}
          />
          <Field {...field("dateCompleted")} label="Completed on" type="date" max={latestToday(Date.now())} />
        </div>
        <TagsField
          value={values.tagNames}
          error={errors.tagNames}
          onChange={(tagNames) => {
            set({ tagNames });
            check("tagNames");
          }}
        />
        <CopiesField item={item} onEdit={onEditCopy} />
        <NotesField value={values.notes} error={errors.notes} onChange={(notes) => set({ notes })} />
      </div>
      <SignedOut form={`game ${item.game.id}`} owner={owner} draft={draft} values={values} />
      <p
        role="alert"
        className="rounded-control bg-raised px-4 py-3 text-[14px] text-danger-text empty:hidden"
      >
        {problem}
      </p>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-3 bg-surface px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] max-md:border-line max-md:border-t">
        {isDirty ? null : (
          <Button
            variant="ghost"
            className="-ml-3.5 mr-auto"
            onClick={() => {
              onCancel();
              openPlayLog(item.game);
            }}
          >
            <Icon name="history" className="size-4" />
            Plays
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          pending={form.isPending}
          data-tip="Ctrl+Enter"
          className="max-sm:grow"
        >
          Save
        </Button>
      </div>
      {form.question}
    </form>
  );
}
