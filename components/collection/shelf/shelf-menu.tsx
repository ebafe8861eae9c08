"use client";

import { MenuItem, MenuSeparator, MoreMenu } from "@/components/ui/menu-or-sheet";

/** Everything else that belongs to the shelf. */
export function ShelfMenu() {
  return (
    <MoreMenu>
      <MenuItem icon="sparkles" href="/collection/pick" className="md:hidden">
        What should I play?
      </MenuItem>
      <MenuItem icon="chart-column" href="/collection/stats">
        Statistics
      </MenuItem>
      <MenuItem icon="calendar-heart" href="/collection/stats/year">
        {`Your ${new Date().getFullYear()}`}
      </MenuItem>
      <MenuItem icon="tag" href="/collection/tags">
        Tags
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="download" href="/collection?import=steam">
        Import from Steam
      </MenuItem>
      <MenuItem icon="download" href="/import">
        Import from a file
      </MenuItem>
      <MenuItem icon="archive" href="/settings/data">
        Export your data
      </MenuItem>
    </MoreMenu>
  );
}
