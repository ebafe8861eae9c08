"use client";

import { type FormEvent, useId, useState } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useDiscardQuestion } from "@/components/ui/discard-question";
import { Field } from "@/components/ui/field";
import { LongTextField } from "@/components/ui/long-text-field";
import type { ListFields } from "@/lib/lists/schema";
import { VISIBILITIES } from "@/lib/lists/schema";
import {
  DESCRIPTION_MAX_LENGTH,
  DESCRIPTION_RULE,
  TITLE_MAX_LENGTH,
  TITLE_RULE,
  toDescription,
  toTitle,
} from "@/lib/lists/text";
import { countCharacters } from "@/lib/storable-text";
import { VISIBILITY_HINTS, VISIBILITY_LABELS } from "./visibility";

const COUNT_FROM = DESCRIPTION_MAX_LENGTH * 0.8;

const NEW_LIST: ListFields = { title: "", description: null, isRanked: false, visibility: "private" };

type ListFormDialogProps = {
  /** Undefined for a new list. */
  list?: ListFields;
  pending: boolean;
  /** Closes the dialog when it has succeeded. */
  onSave: (fields: ListFields, changes: Partial<ListFields>) => void;
  onClose: () => void;
};

/** Title, description, order and visibility of a list. Loaded on demand. */
export function ListFormDialog({ list, pending, onSave, onClose }: ListFormDialogProps) {
  const id = useId();
  // As of opening: the list may be read again while it is edited.
  const [before] = useState(list ?? NEW_LIST);
  const [title, setTitle] = useState(before.title);
  const [description, setDescription] = useState(before.description ?? "");
  const [isRanked, setRanked] = useState(before.isRanked);
  const [visibility, setVisibility] = useState(before.visibility);
  const [isSent, setSent] = useState(false);
  const storedTitle = toTitle(title);
  const storedDescription = toDescription(description);
  const isDirty =
    title !== before.title ||
    description !== (before.description ?? "") ||
    isRanked !== before.isRanked ||
    visibility !== before.visibility;
  const { askToClose, question } = useDiscardQuestion(isDirty, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (storedTitle === undefined) return document.getElementById(`${id}-title`)?.focus();
    if (storedDescription === undefined) return document.getElementById(`${id}-description`)?.focus();
    if (pending) return;
    const fields = { title: storedTitle, description: storedDescription, isRanked, visibility };
    onSave(fields, changesOf(before, fields));
  };
  return (
    <Dialog open onClose={askToClose}>
      <DialogContent title={list ? "Edit list" : "New list"} place="sheet">
        <form onSubmit={submit} noValidate inert={question !== null} className="mt-4 grid gap-4">
          <Field
            id={`${id}-title`}
            label="Title"
            autoFocus
            autoComplete="off"
            maxLength={2 * TITLE_MAX_LENGTH}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            {...(isSent && storedTitle === undefined ? { error: TITLE_RULE } : {})}
          />
          <LongTextField
            id={`${id}-description`}
            label="Description"
            hint="Optional"
            error={storedDescription === undefined ? DESCRIPTION_RULE : undefined}
            value={description}
            count={countCharacters(description)}
            max={DESCRIPTION_MAX_LENGTH}
            countFrom={COUNT_FROM}
            className="max-h-60 bg-ground"
            onChange={setDescription}
          />
          <fieldset>
            <legend className="mb-2 font-medium text-[13.5px] text-ink-2">Visibility</legend>
            <div className="segments">
              {VISIBILITIES.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === visibility}
                  onClick={() => setVisibility(one)}
                  className="segment"
                >
                  {VISIBILITY_LABELS[one]}
                </button>
              ))}
            </div>
            <p aria-live="polite" className="mt-2 text-[13px] text-ink-3">
              {VISIBILITY_HINTS[visibility]}
            </p>
          </fieldset>
          <label className="flex min-h-11 items-center gap-3 font-medium text-[14.5px]">
            <input
              type="checkbox"
              checked={isRanked}
              onChange={(event) => setRanked(event.target.checked)}
              className="size-5 accent-lamp"
            />
            <span>
              Ranked
              <span className="block font-normal text-[13px] text-ink-3">
                The games are shown with numbers.
              </span>
            </span>
          </label>
          <div className="mt-1 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => dismissDialog(askToClose)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {list ? "Save" : "Create list"}
            </Button>
          </div>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

/** Only these are saved, so that what another device has changed meanwhile stays. */
function changesOf(before: ListFields, fields: ListFields): Partial<ListFields> {
  return {
    ...(fields.title !== before.title && { title: fields.title }),
    ...(fields.description !== before.description && { description: fields.description }),
    ...(fields.isRanked !== before.isRanked && { isRanked: fields.isRanked }),
    ...(fields.visibility !== before.visibility && { visibility: fields.visibility }),
  };
}
