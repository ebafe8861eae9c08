"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { tagGames, untagGames } from "@/lib/collection/bulk-writes";
import { TAG_MAX_LENGTH } from "@/lib/collection/limits";
import { tagsOptions } from "@/lib/collection/tag-queries";
import { plural } from "@/lib/format-count";
import { countCharacters } from "@/lib/storable-text";
import { TagChip } from "./tag-chip";
import { TagInput } from "./tag-input";

type TagGamesDialogProps = { gameIds: readonly number[]; onClose: () => void };

type TagsChange = {
  /** Returns how many games it has changed. */
  send: (change: string) => Promise<number>;
  news: (changed: number) => string;
};

/** Adds and removes tags of many games; each change is saved at once and can be undone. */
export function TagGamesDialog({ gameIds, onClose }: TagGamesDialogProps) {
  const { data: tags = [] } = useQuery(tagsOptions());
  const [problem, setProblem] = useState<string | null>(null);

  const { mutate, isPending } = useWrite({
    write: ({ send }: TagsChange, change) => send(change),
    done: (changed, { news }) =>
      changed === 0
        ? { title: "Nothing changed", text: news(0) }
        : {
            text: news(changed),
            undo: { done: "The tags are as they were", alternative: "change the tags again" },
          },
    failure: "Failed to change the tags",
  });

  const add = (name: string) => {
    const isLong = countCharacters(name) > TAG_MAX_LENGTH;
    setProblem(isLong ? `A tag can have up to ${TAG_MAX_LENGTH} characters.` : null);
    if (isLong) return;
    mutate({
      send: (change) => tagGames(gameIds, name, change),
      news: (count) =>
        count === 0 ? `All of them have the tag ${name}` : `Tagged ${plural(count, "game")} with ${name}`,
    });
  };
  const takeAway = ({ id, name }: { id: string; name: string }) =>
    mutate({
      send: (change) => untagGames(gameIds, id, change),
      news: (count) =>
        count === 0 ? `None of them has the tag ${name}` : `Removed ${name} from ${plural(count, "game")}`,
    });

  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title={`Tags of ${plural(gameIds.length, "game")}`}
        place="sheet"
        onOpenAutoFocus={(event) => {
          // On phones the focus of the field would open the keyboard.
          if (!window.matchMedia("(pointer: coarse)").matches) return;
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
        }}
      >
        <div className="mt-4 grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor="add-tag" className="font-medium text-[13.5px] text-ink-2">
              Add a tag
            </label>
            <div className="rounded-control border border-line bg-ground px-3 py-1.5 focus-within:outline-2 focus-within:outline-ring hover:border-line-strong">
              <TagInput
                id="add-tag"
                label="Add a tag"
                chosen={[]}
                placeholder="Type a tag and press Enter"
                describedBy="add-tag-problem"
                disabled={isPending}
                onChoose={add}
              />
            </div>
            <p id="add-tag-problem" aria-live="polite" className="min-h-[1.4em] text-[13px] text-danger-text">
              {problem}
            </p>
          </div>
          {tags.length > 0 ? (
            <section aria-labelledby="take-tags" className="min-h-36">
              <p id="take-tags" className="font-medium text-[13.5px] text-ink-2">
                Remove a tag
              </p>
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <li key={tag.id} className="max-w-full">
                    <TagChip
                      name={tag.name}
                      removeLabel={`Remove ${tag.name} from ${plural(gameIds.length, "game")}`}
                      disabled={isPending}
                      onRemove={() => takeAway(tag)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <div className="mt-5 flex items-center justify-between gap-3">
          <Link href="/collection/tags" className="link text-[14px]">
            Rename or delete tags
          </Link>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
