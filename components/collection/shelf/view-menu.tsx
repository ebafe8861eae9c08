"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { startSelection } from "@/components/collection/select/selection-store";
import { chooseView, useView, VIEWS } from "@/components/page/view-toggle";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
  MenuItem,
  MenuLabel,
  MenuOrSheet,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from "@/components/ui/menu-or-sheet";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionFilter } from "@/lib/collection/keys";
import { smartListsOptions } from "@/lib/collection/queries";
import { SHELF_GROUPS } from "@/lib/collection/shelf-choices";
import { COLLECTION_SORTS, type CollectionSort, SORT_LABELS } from "@/lib/collection/sort";
import { activeChoices, choicesOf, GROUP_LABELS, withGroup } from "./active-choices";
import { collectionHref } from "./collection-href";

/** Shown at once; the others are behind "More orders". */
const FIRST_SORTS: readonly CollectionSort[] = ["added", "name", "mine", "hours", "release"];
const OTHER_SORTS = COLLECTION_SORTS.filter((sort) => !FIRST_SORTS.includes(sort));

/** Order, filters, groups and smart lists of the shelf, and the way to select games. */
export function ViewMenu({ filter }: { filter: CollectionFilter }) {
  const [panel, loadPanel] = useLazy(() => import("./shelf-filter-panel"));
  const [smart, loadSmart] = useLazy(() => import("./smart-lists-dialog"));
  const [shown, setShown] = useState<"filters" | "smart lists" | null>(null);
  const { group } = choicesOf(filter.more);
  const filters = activeChoices(filter.more ?? "", undefined).length;
  const changes = filters + (group ? 1 : 0) + (filter.sort === "added" ? 0 : 1);
  const goTo = (changed: CollectionFilter) => {
    const href = collectionHref(changed);
    if (href !== collectionHref(filter)) window.history.pushState(null, "", href);
  };
  return (
    <>
      <MenuOrSheet
        label="View"
        className="md:w-[312px] md:p-2.5"
        trigger={
          <Button
            id="shelf-view"
            variant="outline"
            aria-label={changes > 0 ? `View · ${changes}` : "View"}
            onPointerEnter={loadPanel}
            className="view-menu-button"
          >
            <Icon name="sliders-horizontal" className="size-[17px]" />
            <span className="max-md:sr-only">{changes > 0 ? `View · ${changes}` : "View"}</span>
            {changes > 0 ? <span className="md:hidden">{changes}</span> : null}
          </Button>
        }
      >
        <ViewItems
          filter={filter}
          filters={filters}
          goTo={goTo}
          onFilter={() => {
            loadPanel();
            setShown("filters");
          }}
          onSmartLists={() => {
            loadSmart();
            setShown("smart lists");
          }}
        />
      </MenuOrSheet>
      {smart && shown === "smart lists" ? (
        <smart.SmartListsDialog filter={filter} onClose={() => setShown(null)} />
      ) : null}
      {panel && shown === "filters" ? (
        <panel.ShelfFilterPanel filter={filter} onClose={() => setShown(null)} />
      ) : null}
    </>
  );
}

type ViewItemsProps = {
  filter: CollectionFilter;
  filters: number;
  goTo: (changed: CollectionFilter) => void;
  onFilter: () => void;
  onSmartLists: () => void;
};

function ViewItems({ filter, filters, goTo, onFilter, onSmartLists }: ViewItemsProps) {
  const view = useView();
  const { group } = choicesOf(filter.more);
  const { data: smartLists } = useQuery(smartListsOptions());
  const [hasAllSorts, showAllSorts] = useState(OTHER_SORTS.includes(filter.sort));
  const [hasGroups, showGroups] = useState(false);
  return (
    <>
      <MenuRadioGroup value={view} aria-label="Grid or list" className="grid grid-cols-2 md:hidden">
        {VIEWS.map(({ view: name, label, icon }) => (
          <MenuRadioItem
            key={name}
            value={name}
            icon={<Icon name={icon} className="size-[18px] text-ink-3" />}
            onSelect={() => chooseView(name)}
          >
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuLabel>Sort by</MenuLabel>
      <MenuRadioGroup value={filter.sort} aria-label="Sort by">
        {[...FIRST_SORTS, ...(hasAllSorts ? OTHER_SORTS : [])].map((sort) => (
          <MenuRadioItem key={sort} value={sort} onSelect={() => goTo({ ...filter, sort })}>
            {SORT_LABELS[sort]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {hasAllSorts ? null : (
        <MenuItem
          hint={<Icon name="chevron-down" className="size-4" />}
          onSelect={(event) => {
            event.preventDefault();
            showAllSorts(true);
          }}
        >
          More orders
        </MenuItem>
      )}
      <MenuSeparator />
      {hasGroups ? (
        <>
          <MenuLabel>Group by</MenuLabel>
          <MenuRadioGroup value={group ?? ""} aria-label="Group by">
            {[null, ...SHELF_GROUPS].map((name) => (
              <MenuRadioItem
                key={name}
                value={name ?? ""}
                onSelect={() => goTo({ ...filter, more: withGroup(filter.more, name) })}
              >
                {name ? GROUP_LABELS[name] : "No groups"}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuSeparator />
        </>
      ) : (
        <MenuItem
          icon="library-big"
          hint={group ? GROUP_LABELS[group] : "No groups"}
          onSelect={(event) => {
            event.preventDefault();
            showGroups(true);
          }}
        >
          Group by
        </MenuItem>
      )}
      <MenuItem
        icon="sliders-horizontal"
        hint={filters > 0 ? `${filters} chosen` : "Platform, genre, tags"}
        onSelect={onFilter}
      >
        Filter
      </MenuItem>
      <MenuItem icon="bookmark" hint={smartLists ? String(smartLists.length) : ""} onSelect={onSmartLists}>
        Smart lists
      </MenuItem>
      <MenuItem icon="list-checks" onSelect={startSelection}>
        Select games
      </MenuItem>
    </>
  );
}
