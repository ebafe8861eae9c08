"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { announceProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";
import type { OwnProfile } from "@/lib/profile/own-profile";
import {
  changesOf,
  errorsOf,
  FIELDS,
  type FieldName,
  type FormErrors,
  type FormValues,
  isChanged,
  toValues,
} from "./form-values";

const UNEXPECTED = "Unexpected error updating profile.";

export type SettingsForm = {
  /** What the fields show: unsaved input, else saved values. */
  values: FormValues;
  saved: FormValues;
  errors: FormErrors;
  isDirty: boolean;
  isPending: boolean;
  set: (field: FieldName, typed: string) => void;
  /** Validates a field that lost the focus. */
  check: (field: FieldName) => void;
  save: () => void;
  discard: () => void;
};

/**
 * The settings form. Stores only changed fields, so that what another tab has saved shows in the others and is never
 * overwritten.
 */
export function useSettingsForm(profile: OwnProfile | null): SettingsForm {
  const queryClient = useQueryClient();
  const [edits, setEdits] = useState<FormErrors>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const before = toValues(profile);
  const saving = useMutation({
    mutationFn: (typed: FormErrors) => api.patch("/api/profile", { body: changesOf(before, typed) }),
    onSuccess: (saved, typed) => {
      queryClient.setQueryData(profileKeys.own, saved);
      // Input during the save stays unsaved.
      setEdits((current) => without(current, (field) => current[field] === typed[field]));
      announceProfileChange();
      toast({ title: "Success", description: "Profile updated successfully.", variant: "success" });
    },
    onError: (error) => {
      if (!(error instanceof AppError) || error.code === "internal") return toastError(UNEXPECTED);
      // The page shows a notice and keeps the input.
      if (error.code === "not_authenticated")
        return queryClient.invalidateQueries({ queryKey: authKeys.session });
      return toastError(error.message);
    },
  });

  return {
    values: { ...before, ...edits },
    saved: before,
    errors,
    isDirty: isChanged(before, edits),
    isPending: saving.isPending,
    set(field, typed) {
      setEdits((current) => ({ ...current, [field]: typed }));
      // An error disappears when it is fixed; a new one waits for blur.
      const found = errorsOf(before, { [field]: typed })[field];
      setErrors(
        found && errors[field] ? { ...errors, [field]: found } : without(errors, (name) => name === field),
      );
    },
    check(field) {
      const found = errorsOf(before, edits)[field];
      if (found) setErrors({ ...errors, [field]: found });
    },
    save() {
      if (saving.isPending || !profile) return;
      const found = errorsOf(before, edits);
      setErrors(found);
      const first = FIELDS.find((field) => found[field]);
      if (first) return focusField(first);
      if (isChanged(before, edits)) saving.mutate(edits);
    },
    discard() {
      setEdits({});
      setErrors({});
      saving.reset();
    },
  };
}

function without(texts: FormErrors, isDropped: (field: FieldName) => boolean): FormErrors {
  return Object.fromEntries(
    FIELDS.flatMap((field) =>
      texts[field] === undefined || isDropped(field) ? [] : [[field, texts[field]]],
    ),
  );
}

function focusField(field: FieldName): void {
  document.getElementById(`settings-${field}`)?.focus();
}
