"use client";

import { useQuery } from "@tanstack/react-query";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser-api";
import type { Copy } from "@/lib/collection/copy-schema";
import { copyFacts, copyTitle } from "@/lib/collection/copy-words";
import { itemOptions } from "@/lib/collection/queries";
import type { CollectionItem } from "@/lib/collection/schema";

type CopiesFieldProps = { item: CollectionItem; onEdit: (copy: Copy | "new") => void };

/** Copies are saved at once, not with the form around them. */
export function CopiesField({ item, onEdit }: CopiesFieldProps) {
  const { game } = item;
  const copies = useQuery(itemOptions(game.id)).data?.copies ?? item.copies;
  const removing = useWrite({
    write: (copy: Copy, change) =>
      api.delete("/api/copies/[gameId]/[copyId]", { params: { gameId: game.id, copyId: copy.id }, change }),
    done: () => ({
      text: "Copy removed",
      undo: {
        done: "The copy is back",
        failure: "Failed to restore the copy",
        alternative: "add the copy again",
      },
    }),
    failure: "Failed to remove the copy",
  });
  return (
    <section aria-labelledby="edit-copies" className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <p id="edit-copies" className="font-medium text-[13.5px] text-ink-2">
          Your copies
        </p>
        <Button variant="ghost" size="sm" className="-my-2 -mr-2.5" onClick={() => onEdit("new")}>
          <Icon name="plus" className="size-4" />
          Add a copy
        </Button>
      </div>
      {copies.length === 0 ? (
        <p className="text-[13.5px] text-ink-3">Note what you own: platform, store, physical or digital.</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line bg-ground">
          {copies.map((copy) => (
            <li key={copy.id} className="flex items-center gap-1 py-1.5 pr-1.5 pl-3.5">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-[14px]">{copyTitle(copy)}</p>
                <p className="truncate text-[13px] text-ink-2 empty:hidden">{copyFacts(copy).join(" · ")}</p>
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Change the copy: ${copyTitle(copy)}`}
                data-tip="Change"
                onClick={() => onEdit(copy)}
              >
                <Icon name="pencil" className="size-4" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove the copy: ${copyTitle(copy)}`}
                data-tip="Remove"
                pending={removing.isPending && removing.variables.id === copy.id}
                onClick={() => removing.mutate(copy)}
              >
                <Icon name="trash-2" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
