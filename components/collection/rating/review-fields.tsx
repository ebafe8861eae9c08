"use client";

import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { LongTextField } from "@/components/ui/long-text-field";
import { RadioRow } from "@/components/ui/radio-row";
import { AppError, messageOf } from "@/lib/errors";
import { REVIEW_MAX_LENGTH, type ReviewVisibility } from "@/lib/reviews/schema";
import type { ReviewForm } from "./use-review-form";

const VISIBILITIES: { value: ReviewVisibility; label: string; note: string }[] = [
  { value: "public", label: "Everyone", note: "Everyone can read it." },
  { value: "followers", label: "Followers", note: "Your followers can read it." },
  { value: "private", label: "Only me", note: "Only you can read it." },
];

const PRIVATE_PROFILE = "Only you can read it while your profile is private.";

/** The optional part of the sheet. */
export function ReviewFields({ form }: { form: ReviewForm }) {
  const { values, length, set } = form;
  const isTooLong = length > REVIEW_MAX_LENGTH;
  const hasText = values.text !== "";
  const problem = form.error ? (
    <>
      <LoadFailed
        text={`Your review could not be loaded. ${messageOf(form.error)}`}
        isRetrying={form.isRetrying}
        onRetry={form.retry}
        className="text-[14px]"
      />
      {hasText && form.error instanceof AppError && form.error.code === "not_authenticated" ? (
        <p className="text-[13px] text-ink-3">
          Your text stays here.{" "}
          <ExternalLink href="/auth" className="link">
            Sign in
          </ExternalLink>{" "}
          in another tab, and come back to save it.
        </p>
      ) : null}
    </>
  ) : null;
  if (problem && !form.isReady) return <div className="mt-[22px]">{problem}</div>;
  return (
    <div className="mt-[22px] grid gap-3">
      <LongTextField
        id="review-text"
        label={
          <>
            Your review <span className="font-normal text-ink-3">optional</span>
          </>
        }
        hint="||Two bars|| on both sides cover a part until it is pressed."
        error={isTooLong ? `At most ${REVIEW_MAX_LENGTH.toLocaleString("en-US")} characters.` : undefined}
        value={values.text}
        count={length}
        max={REVIEW_MAX_LENGTH}
        className="max-h-[40svh] min-h-[112px]"
        disabled={!form.isReady}
        placeholder="What would you tell a friend?"
        onChange={(text) => set({ text })}
      />
      {problem}
      <Check
        isOn={values.isSpoiler}
        label="It tells how the story goes on"
        hint="covered until a reader opens it"
        disabled={!form.isReady}
        onChange={(isSpoiler) => set({ isSpoiler })}
      />
      {hasText ? (
        <>
          <RadioRow
            name="review-visibility"
            legend="Who can read it"
            choices={VISIBILITIES}
            value={values.visibility}
            onChange={(visibility) => set({ visibility })}
          />
          {values.visibility === "private" ? null : form.isProfilePrivate ? (
            <p className="text-[13px] text-ink-3 max-md:hidden">{PRIVATE_PROFILE}</p>
          ) : (
            <p className="text-[13px] text-ink-3">
              What others read follows the{" "}
              <Link href="/rules" className="link">
                community rules
              </Link>
              .
            </p>
          )}
        </>
      ) : null}
      {form.isDeletion ? (
        <p className="text-[13px] text-ink-3">Without a text, Save deletes your review.</p>
      ) : form.isDraft ? (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-[13px] text-ink-3">
          Your text is not saved yet. This browser keeps it as a draft.
          <Button variant="link" size="inline" onClick={form.discard} className="min-h-11">
            Discard
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Who can read the review once it is saved. On phones the choice itself may be out of view. */
export function ReadersNote({ form: { values, isProfilePrivate } }: { form: ReviewForm }) {
  if (values.text.trim() === "") return null;
  const { note } = VISIBILITIES.find(({ value }) => value === values.visibility) ?? {};
  return (
    <p className="mb-2 text-center text-[13px] text-ink-3 md:hidden">
      {isProfilePrivate && values.visibility !== "private" ? PRIVATE_PROFILE : note}
    </p>
  );
}

type CheckProps = {
  isOn: boolean;
  label: string;
  hint: string;
  /** Shows the hint on phones too. */
  showsHint?: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

export function Check({ isOn, label, hint, showsHint = false, disabled, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[14px] max-sm:text-[15px]">
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox"
      />
      <span>
        {label}
        <span className={cn("text-ink-3", showsHint ? null : "max-sm:hidden")}> · {hint}</span>
      </span>
    </label>
  );
}
