"use client";

import { MenuOrSheet, MenuRadioGroup, MenuRadioItem } from "@/components/ui/menu-or-sheet";
import { FILTER_RATINGS, FILTER_STATUSES, type ReviewFilter } from "@/lib/reviews/filter";
import { FilterButton, ratingLabel, statusLabel } from "./review-filters-face";

export type ReviewFiltersProps = { filter: ReviewFilter; onChange: (filter: ReviewFilter) => void };

export function ReviewFilters({ filter, onChange }: ReviewFiltersProps) {
  return (
    <>
      <Choices
        label="Rating"
        options={FILTER_RATINGS}
        chosen={filter.rating}
        labelOf={ratingLabel}
        onChoose={(rating) => onChange({ ...filter, rating })}
      />
      <Choices
        label="Status"
        options={FILTER_STATUSES}
        chosen={filter.status}
        labelOf={statusLabel}
        onChoose={(status) => onChange({ ...filter, status })}
      />
    </>
  );
}

type ChoicesProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  chosen: Option | undefined;
  labelOf: (option: Option | undefined) => string;
  onChoose: (option: Option | undefined) => void;
};

function Choices<Option extends string>({ label, options, chosen, labelOf, onChoose }: ChoicesProps<Option>) {
  return (
    <MenuOrSheet
      label={label}
      align="start"
      trigger={<FilterButton isSet={chosen !== undefined}>{labelOf(chosen)}</FilterButton>}
    >
      <MenuRadioGroup value={chosen ?? ""} aria-label={label}>
        {[undefined, ...options].map((option) => (
          <MenuRadioItem key={option ?? ""} value={option ?? ""} onSelect={() => onChoose(option)}>
            {labelOf(option)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </MenuOrSheet>
  );
}
