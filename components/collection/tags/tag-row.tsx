"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/browser-api";
import { TAG_MAX_LENGTH } from "@/lib/collection/limits";
import type { TagWithCount } from "@/lib/collection/tag-schema";
import { AppError } from "@/lib/errors";
import { plural } from "@/lib/format-count";
import { countCharacters } from "@/lib/storable-text";
import { removedTags } from "./removed-tags";

/** The id of the heading, which gets the focus when no tag is left. */
export const TAGS_TITLE_ID = "tags-title";
const renameId = (tag: TagWithCount) => `rename-${tag.id}`;
const deleteId = (tag: TagWithCount) => `delete-${tag.id}`;

type TagRowProps = { tag: TagWithCount; tags: readonly TagWithCount[] };

const keyOf = (name: string) => name.trim().normalize().toLowerCase();

/** A tag with its number of games. A name that another tag has merges both, after a question. */
export function TagRow({ tag, tags }: TagRowProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [target, setTarget] = useState<TagWithCount | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  const stop = () => {
    setEdited(true);
    setName(null);
    setProblem(undefined);
    setTarget(null);
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name === null) return;
    const wanted = name.trim();
    if (wanted === tag.name) return stop();
    if (!wanted || countCharacters(wanted) > TAG_MAX_LENGTH) {
      return setProblem(`A tag is text of 1 to ${TAG_MAX_LENGTH} characters.`);
    }
    const other = tags.find(({ id, name: taken }) => id !== tag.id && keyOf(taken) === keyOf(wanted));
    if (other) return setTarget(other);
    setBusy(true);
    try {
      await api.patch("/api/tags/[tagId]", { params: { tagId: tag.id }, body: { name: wanted } });
      await shelfChanged(queryClient);
      stop();
    } catch (error) {
      const isTold = error instanceof AppError && ["invalid_input", "conflict"].includes(error.code);
      if (isTold) setProblem(error.message);
      else reportFailure(queryClient, error, "Failed to rename the tag");
    }
    setBusy(false);
  };
  /** Before the row disappears; unless the focus has moved on meanwhile. */
  const passFocus = (into: TagWithCount | null) => {
    if (!row.current?.contains(document.activeElement)) return;
    const index = tags.findIndex(({ id }) => id === tag.id);
    const next = tags[index + 1] ?? tags[index - 1];
    const id = into ? renameId(into) : next ? deleteId(next) : "";
    (document.getElementById(id) ?? document.getElementById(TAGS_TITLE_ID))?.focus();
  };
  const removing = useWrite({
    write: (into: TagWithCount | null, change) =>
      api.delete("/api/tags/[tagId]", { params: { tagId: tag.id }, query: { into: into?.id }, change }),
    onSaved: (_, into) => passFocus(into),
    done: ({ removed }, into) =>
      removedTags(removed, into ? `Merged ${tag.name} into ${into.name}` : `Tag ${tag.name} deleted`),
    failure: (into) => (into ? "Failed to merge the tags" : "Failed to delete the tag"),
  });

  if (target) {
    return (
      <li
        ref={row}
        role="alertdialog"
        aria-label="Merge the tags?"
        className="grid gap-3 px-4 py-3.5 sm:px-5"
      >
        <p className="text-[14.5px]">
          <b className="font-semibold">{target.name}</b> exists already. Merge {tag.name} into it?{" "}
          <span className="text-ink-2">
            {tag.games === 1 ? "Its game gets" : `Its ${plural(tag.games, "game")} get`} that tag.
          </span>
        </p>
        <div className="flex justify-end gap-3">
          <Button autoFocus variant="ghost" size="sm" onClick={() => setTarget(null)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="sm"
            pending={removing.isPending}
            onClick={() => removing.mutate(target)}
          >
            Merge
          </Button>
        </div>
      </li>
    );
  }
  if (name !== null) {
    return (
      <li ref={row} className="px-4 py-3.5 sm:px-5">
        <form
          noValidate
          onSubmit={rename}
          onKeyDown={(event) => {
            if (event.key === "Escape") stop();
          }}
          className="flex items-start gap-2"
        >
          <Field
            id={`tag-${tag.id}`}
            label="New name"
            autoFocus
            autoComplete="off"
            value={name}
            {...(problem ? { error: problem } : {})}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="primary" pending={isBusy} className="mt-[25px]">
            Save
          </Button>
          <Button variant="ghost" onClick={stop} className="mt-[25px] max-sm:hidden">
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li ref={row} className="flex items-center gap-1 py-2 pr-2 pl-4 sm:pl-5">
      <p className="min-w-0 flex-1">
        <Link
          href={`/collection?tag=${tag.id}`}
          className="block truncate font-medium text-[15px] underline-offset-4 hover:underline"
        >
          {tag.name}
        </Link>
        <span className="block text-[13px] text-ink-3">{plural(tag.games, "game")}</span>
      </p>
      <Button
        variant="ghost"
        size="icon"
        id={renameId(tag)}
        autoFocus={wasEdited}
        aria-label={`Rename the tag ${tag.name}`}
        data-tip="Rename"
        onClick={() => setName(tag.name)}
      >
        <Icon name="pencil" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        id={deleteId(tag)}
        aria-label={`Delete the tag ${tag.name}`}
        data-tip="Delete"
        pending={removing.isPending}
        onClick={() => removing.mutate(null)}
      >
        <Icon name="trash-2" className="size-4" />
      </Button>
    </li>
  );
}
