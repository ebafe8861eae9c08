"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useLinkGuard } from "@/components/ui/unsaved";
import { useSettings } from "./settings-context";
import type { useSettingsForm } from "./use-settings-form";

type SettingsFormProps = {
  label: string;
  form: Pick<
    ReturnType<typeof useSettingsForm<object>>,
    "form" | "isDirty" | "isPending" | "isRefused" | "discard" | "question"
  >;
  children: ReactNode;
};

/** A section's form, with the bar that saves it. */
export function SettingsForm({ label, form, children }: SettingsFormProps) {
  const { person, isLocked } = useSettings();
  const { isDirty, isPending, isRefused, discard, question } = form;
  const isFailed = isDirty && isRefused && !isPending;
  useLinkGuard(isDirty, discard);
  return (
    <form
      {...form.form}
      aria-label={label}
      aria-busy={!person || undefined}
      // A focused field scrolls to a place above the save bar. A switch whose state is not known is not shown.
      className="[&[aria-busy]_[role=switch]]:invisible [&[aria-busy]_:is(input,textarea):placeholder-shown]:opacity-60 [&_:is(input,textarea,a,button)]:scroll-mb-28"
    >
      {children}
      <div
        data-bottom-bar={isDirty ? "" : undefined}
        className={cn(
          "sticky bottom-0 z-10 bg-linear-to-b from-transparent to-26% to-ground pt-4 pb-4 min-[900px]:pb-8",
          // On phones, the navigation is there until something differs.
          !isDirty && "max-[899px]:static",
        )}
      >
        <div className="flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-2.5 shadow-float min-[900px]:py-[9px] min-[900px]:pr-[9px] min-[900px]:pl-[18px]">
          <p
            role="status"
            className={cn(
              "mr-auto text-[14px]",
              isFailed
                ? "text-danger-text max-[899px]:w-full max-[899px]:px-1"
                : "text-ink-2 max-[899px]:sr-only",
            )}
          >
            {isFailed ? "Not saved yet" : isDirty ? "Unsaved changes" : person ? "Everything is saved" : null}
          </p>
          {isDirty ? (
            <Button
              variant="ghost"
              className="max-[899px]:h-[46px] max-[899px]:flex-1"
              disabled={isPending}
              onClick={discard}
            >
              Discard
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            className="max-[899px]:h-[46px] max-[899px]:flex-1"
            disabled={isLocked}
            // Not `disabled`: the button keeps the focus after saving.
            aria-disabled={!isDirty || undefined}
            pending={isPending}
            data-tip="Ctrl+Enter"
          >
            Save Changes
          </Button>
        </div>
      </div>
      {question}
    </form>
  );
}
