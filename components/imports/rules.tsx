"use client";

import type { ReactNode } from "react";
import {
  type ImportSummary,
  POLICY_CHOICES,
  POLICY_FIELDS,
  type PolicyChoice,
  type PolicyField,
} from "@/lib/imports/schema";
import { fieldLabelOf } from "./import-words";
import { useOptions } from "./use-options";

const CHOICE_LABELS: Record<PolicyChoice, ReactNode> = {
  mine: (
    <>
      Mine<span className="max-sm:sr-only"> stays</span>
    </>
  ),
  file: "The file’s",
  larger: "The larger",
};

/** What happens to games that are on the shelf already, per field. */
export function Rules({ summary }: { summary: ImportSummary }) {
  return (
    <section aria-labelledby="rules-title" className="min-w-0">
      <h2 id="rules-title" className="text-[19px]">
        Games that you have already
      </h2>
      <p className="mt-1.5 text-[14px] text-ink-2">
        Empty fields are always filled. Where both have a value, which one counts? “Already on your shelf”
        below lists every change.
      </p>
      <div className="mt-4 grid gap-2.5">
        {POLICY_FIELDS.map((field) => (
          <Rule key={field} summary={summary} field={field} />
        ))}
      </div>
    </section>
  );
}

function Rule({ summary: { id, policy }, field }: { summary: ImportSummary; field: PolicyField }) {
  const saving = useOptions(id);
  const shown = (saving.isPending && saving.variables.policy?.[field]) || policy[field];
  const choices = POLICY_CHOICES.filter((choice) => choice !== "larger" || field === "hours");
  return (
    <fieldset
      aria-busy={saving.isPending || undefined}
      className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-y-1"
    >
      <legend className="contents">
        <span className="text-[14.5px]">{fieldLabelOf(field)}</span>
      </legend>
      <span className="theme-choice max-w-full overflow-x-auto [scrollbar-width:none]">
        {choices.map((choice) => (
          <label key={choice} className="whitespace-nowrap max-sm:px-2.5">
            <input
              type="radio"
              name={`rule-${field}`}
              checked={shown === choice}
              onChange={() => saving.mutate({ policy: { [field]: choice } })}
            />
            {CHOICE_LABELS[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
