"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionFilter } from "@/lib/collection/keys";
import { activeChoices, choicesOf, withGroup } from "./active-choices";
import { collectionHref } from "./collection-href";
import { SortMenu } from "./sort-menu";

/** Order, groups and filters of the shelf. Loaded after the first scripts. */
export function ShelfToolbar({ filter }: { filter: CollectionFilter }) {
  const [panel, loadPanel] = useLazy(() => import("./shelf-filter-panel"));
  const [isOpen, setOpen] = useState(false);
  const [smart, loadSmart] = useLazy(() => import("./smart-lists-dialog"));
  const [isSmartOpen, setSmartOpen] = useState(false);
  const chosen = activeChoices(filter.more ?? "", undefined).length;
  const { group } = choicesOf(filter.more);
  const goTo = (changed: CollectionFilter) => {
    const href = collectionHref(changed);
    if (href !== collectionHref(filter)) window.history.pushState(null, "", href);
  };
  return (
    <div className="flex min-w-0 items-center gap-3 max-sm:gap-2">
      <SortMenu
        sort={filter.sort}
        onSort={(sort) => goTo({ ...filter, sort })}
        group={group}
        onGroup={(next) => goTo({ ...filter, more: withGroup(filter.more, next) })}
      />
      <Button
        aria-label={chosen > 0 ? `Filters, ${chosen} chosen` : "Filters"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Filters"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => {
          loadPanel();
          setOpen(true);
        }}
        className="max-sm:px-3"
      >
        <Icon name="sliders-horizontal" className="size-4" />
        <span className="max-lg:sr-only">Filters</span>
        {chosen > 0 ? <span className="filter-number">{chosen}</span> : null}
      </Button>
      <Button
        aria-label="Smart lists"
        aria-haspopup="dialog"
        data-tip="Smart lists"
        onPointerEnter={loadSmart}
        onFocus={loadSmart}
        onClick={() => {
          loadSmart();
          setSmartOpen(true);
        }}
        className="px-3"
      >
        <Icon name="bookmark" className="size-[18px]" />
      </Button>
      {smart && isSmartOpen ? (
        <smart.SmartListsDialog filter={filter} onClose={() => setSmartOpen(false)} />
      ) : null}
      {panel && isOpen ? <panel.ShelfFilterPanel filter={filter} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
