"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { LoadFailed } from "@/components/ui/load-failed";
import { Spinner } from "@/components/ui/spinner";
import { api } from "@/lib/browser-api";
import type { CollectionFilter } from "@/lib/collection/keys";
import { smartListsOptions } from "@/lib/collection/queries";
import type { SmartList } from "@/lib/collection/schema";
import {
  SMART_NAME_MAX_LENGTH,
  SMART_NAME_RULE,
  SMART_NAME_TAKEN,
  toSmartName,
} from "@/lib/collection/smart-name";
import { toSmartQuery } from "@/lib/collection/smart-query";
import { AppError } from "@/lib/errors";
import { collectionHref } from "./collection-href";

type SmartListsDialogProps = { filter: CollectionFilter; onClose: () => void };

/** The user's named filters: to open, save, rename and delete them. */
export function SmartListsDialog({ filter, onClose }: SmartListsDialogProps) {
  const { data: lists, isFetching, refetch } = useQuery(smartListsOptions());
  const query = toSmartQuery(collectionHref(filter).split("?")[1] ?? "");
  const same = lists?.find((list) => list.query === query);
  const open = (list: SmartList) =>
    dismissDialog(() => {
      onClose();
      window.history.pushState(null, "", `/collection?${list.query}`);
    });
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Smart lists"
        place="sheet"
        description="Filters that you have saved. Each shows the games that match now."
      >
        {lists ? (
          <ul className="grid gap-1">
            {lists.map((list) => (
              <SmartListRow
                key={list.id}
                list={list}
                others={lists.filter(({ id }) => id !== list.id)}
                isShown={list.query === query}
                onOpen={() => open(list)}
              />
            ))}
          </ul>
        ) : isFetching ? (
          <Spinner className="mx-auto my-6 text-ink-3" />
        ) : (
          <LoadFailed
            text="Your smart lists could not be loaded."
            isRetrying={false}
            onRetry={() => void refetch()}
          />
        )}
        {lists && query && !same ? <SaveForm query={query} lists={lists} /> : null}
        {lists?.length === 0 && !query ? (
          <p className="rounded-card border border-line border-dashed p-5 text-ink-2">
            Filter or sort your shelf first, then save it here under a name: “Short ones for the weekend”.
          </p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

/** Writes a list; the id makes a repeated write harmless. */
function useSave() {
  return useWrite({
    write: ({ id, name, query }: SmartList) =>
      api.put("/api/collection/smart-lists/[id]", { params: { id }, body: { name, query } }),
    failure: (_, error) =>
      error instanceof AppError && error.code === "conflict"
        ? error.message
        : "The smart list could not be saved.",
  });
}

function SaveForm({ query, lists }: { query: string; lists: readonly SmartList[] }) {
  const [id] = useState(() => crypto.randomUUID());
  const save = useSave();
  return (
    <NameForm
      label="Save what you see as a smart list"
      submit="Save as smart list"
      taken={lists}
      pending={save.isPending}
      onName={(name) => save.mutate({ id, name, query })}
    />
  );
}

type SmartListRowProps = {
  list: SmartList;
  others: readonly SmartList[];
  isShown: boolean;
  onOpen: () => void;
};

function SmartListRow({ list, others, isShown, onOpen }: SmartListRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useSave();
  const remove = useWrite({
    write: (_, change) => api.delete("/api/collection/smart-lists/[id]", { params: { id: list.id }, change }),
    done: () => ({
      text: `Smart list “${list.name}” deleted`,
      undo: {
        done: `Smart list “${list.name}” is back`,
        failure: "The smart list could not be restored.",
        alternative: "save the filters again",
      },
    }),
    failure: "The smart list could not be deleted.",
  });
  if (isRenaming) {
    return (
      <li>
        <NameForm
          label="Name"
          submit="Save"
          value={list.name}
          taken={others}
          pending={rename.isPending}
          onName={(name) => rename.mutate({ ...list, name }, { onSuccess: () => setRenaming(false) })}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="-mx-2 flex items-center gap-1 rounded-control pl-2 hover:bg-raised">
      <button
        type="button"
        aria-current={isShown ? "page" : undefined}
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-left text-[15px] aria-[current]:font-semibold"
      >
        <Icon name="bookmark" className="size-4 shrink-0 text-ink-3" />
        <span className="truncate">{list.name}</span>
      </button>
      <button
        type="button"
        aria-label={`Rename ${list.name}`}
        data-tip="Rename"
        className="header-button shrink-0"
        onClick={() => setRenaming(true)}
      >
        <Icon name="pencil" className="size-4" />
      </button>
      <button
        type="button"
        aria-label={`Delete ${list.name}`}
        data-tip="Delete"
        disabled={remove.isPending}
        className="header-button shrink-0"
        onClick={() => remove.mutate()}
      >
        <Icon name="trash-2" className="size-4" />
      </button>
    </li>
  );
}

type NameFormProps = {
  label: string;
  submit: string;
  value?: string;
  /** Their names are. */
  taken: readonly SmartList[];
  pending: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
};

function NameForm({ label, submit, value = "", taken, pending, onName, onCancel }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(value);
  const [isSent, setSent] = useState(false);
  const stored = toSmartName(name);
  const isTaken = taken.some((list) => list.name.toLowerCase() === stored.toLowerCase());
  const problem = stored === "" ? SMART_NAME_RULE : isTaken ? SMART_NAME_TAKEN : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem && !pending) onName(stored);
  };
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-3">
      <Field
        id={id}
        label={label}
        autoFocus
        autoComplete="off"
        placeholder="Name"
        maxLength={2 * SMART_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...(isSent && problem && !pending ? { error: problem } : {})}
      />
      <div className="flex justify-end gap-3">
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" variant="primary" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
