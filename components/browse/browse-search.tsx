"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { SearchForm } from "@/components/games/search/search-form";
import { PaletteKey } from "@/components/page/palette-key";

type BrowseSearchProps = {
  /** The list's address without its query. */
  action: string;
  q: string;
  /** The filters that stay in the query. */
  filters: Record<string, string>;
};

/** Searches the catalogue, within the company of the address if there is one. */
export function BrowseSearch({ action, q, filters }: BrowseSearchProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <SearchForm
      q={q}
      label="Search the catalogue"
      action={action}
      isPending={isPending}
      onSearch={(text) => {
        const query = new URLSearchParams({ ...filters, ...(text ? { q: text } : {}) });
        const href = query.size > 0 ? `${action}?${query}` : action;
        startTransition(() => router.replace(href, { scroll: false, transitionTypes: ["search"] }));
      }}
    >
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PaletteKey className="max-lg:hidden [input:focus~&]:hidden [input:not(:placeholder-shown)~&]:hidden" />
      {isPending ? (
        <p role="status" className="absolute top-full left-0 text-[13px] text-ink-3 leading-6">
          Loading games...
        </p>
      ) : null}
    </SearchForm>
  );
}
