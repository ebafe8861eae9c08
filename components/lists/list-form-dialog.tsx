"use client";

import { useState } from "react";
import { VISIBILITY_HINTS, VISIBILITY_LABELS } from "@/components/collection/add-to-list/visibility";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { LongTextField } from "@/components/ui/long-text-field";
import { askToLeave } from "@/components/ui/unsaved";
import { useForm } from "@/components/ui/use-form";
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
  // Keeps the fields as they were when the dialog opened: the list may be read again while it is edited.
  const [before] = useState(list ?? NEW_LIST);
  const form = useForm({
    id: "list",
    saved: { ...before, description: before.description ?? "" },
    changesOf,
    errorsOf: ({ title, description }) => ({
      ...(toTitle(title) === undefined ? { title: TITLE_RULE } : {}),
      ...(toDescription(description) === undefined ? { description: DESCRIPTION_RULE } : {}),
    }),
    save: async (changes, values) => {
      if (pending) return {};
      const title = toTitle(values.title) ?? "";
      const description = toDescription(values.description) ?? null;
      onSave({ ...values, title, description }, changes);
      return {};
    },
    onUnchanged: () => dismissDialog(onClose),
  });
  const { values, set, check, field } = form;
  const close = () => askToLeave(onClose, "list");
  return (
    <Dialog open onClose={close}>
      <DialogContent title={list ? "Edit list" : "New list"} place="sheet">
        <form {...form.form} className="mt-4 grid gap-4">
          {/* What would be typed meanwhile is not saved. */}
          <div inert={pending} className="grid gap-4">
            <Field
              {...field("title")}
              label="Title"
              autoFocus
              autoComplete="off"
              maxLength={2 * TITLE_MAX_LENGTH}
            />
            <LongTextField
              id="list-description"
              label="Description"
              hint="Optional"
              error={form.errors.description}
              value={values.description}
              count={countCharacters(values.description)}
              max={DESCRIPTION_MAX_LENGTH}
              className="max-h-60"
              onChange={(description) => set({ description })}
              onBlur={() => check("description")}
            />
            <fieldset>
              <legend className="field-label mb-2">Visibility</legend>
              <div className="segments">
                {VISIBILITIES.map((visibility) => (
                  <button
                    key={visibility}
                    type="button"
                    aria-pressed={visibility === values.visibility}
                    onClick={() => set({ visibility })}
                    className="segment"
                  >
                    {VISIBILITY_LABELS[visibility]}
                  </button>
                ))}
              </div>
              <p aria-live="polite" className="mt-2 text-[13px] text-ink-3">
                {VISIBILITY_HINTS[values.visibility]}
              </p>
            </fieldset>
            <label className="flex min-h-11 items-center gap-3 font-medium text-[14.5px]">
              <input
                type="checkbox"
                checked={values.isRanked}
                onChange={(event) => set({ isRanked: event.target.checked })}
                className="checkbox"
              />
              <span>
                Ranked
                <span className="block font-normal text-[13px] text-ink-3">
                  The games are shown with numbers.
                </span>
              </span>
            </label>
          </div>
          <div className="mt-1 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => dismissDialog(close)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={pending} className="max-sm:grow">
              {list ? "Save" : "Create list"}
            </Button>
          </div>
        </form>
        {form.question}
      </DialogContent>
    </Dialog>
  );
}

type Values = Omit<ListFields, "description"> & { description: string };

/** Only these are saved, so that what another device has changed meanwhile stays. */
function changesOf(saved: Values, values: Values): Partial<ListFields> {
  return {
    ...(values.title !== saved.title && { title: toTitle(values.title) ?? "" }),
    ...(values.description !== saved.description && {
      description: toDescription(values.description) ?? null,
    }),
    ...(values.isRanked !== saved.isRanked && { isRanked: values.isRanked }),
    ...(values.visibility !== saved.visibility && { visibility: values.visibility }),
  };
}
