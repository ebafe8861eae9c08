"use client";

import { useState } from "react";
import { FormProblem } from "@/components/auth/form-problem";
import { useDraft } from "@/components/collection/edit/draft";
import { SignedOut } from "@/components/collection/edit/signed-out";
import { useEntryForm } from "@/components/collection/edit/use-entry-form";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PartialDateField } from "@/components/ui/partial-date-field";
import { RadioRow } from "@/components/ui/radio-row";
import type { SessionUser } from "@/lib/auth/session";
import { api } from "@/lib/browser-api";
import { type Copy, type CopyBody, MEDIUM_LABELS } from "@/lib/collection/copy-schema";
import type { CollectionItem } from "@/lib/collection/schema";
import { MEDIA } from "@/lib/collection/shelf-choices";
import { isCopyValues, readCopy, toCopyValues } from "./copy-form-values";

const STORES = [
  "Steam",
  "GOG",
  "Epic Games Store",
  "PlayStation Store",
  "Nintendo eShop",
  "Microsoft Store",
  "itch.io",
  "Humble",
  "Ubisoft Store",
  "EA app",
  "Battle.net",
  "App Store",
  "Google Play",
  "Amazon",
  "GameStop",
  "Second hand",
  "Gift",
];
const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "JPY",
  "CAD",
  "AUD",
  "CHF",
  "SEK",
  "PLN",
  "BRL",
  "CNY",
  "INR",
  "KRW",
];

const CURRENCY_KEY = "questshelf-currency";

type CopyFormProps = {
  item: CollectionItem;
  /** Null for a new one. */
  copy: Copy | null;
  owner: SessionUser | null;
  onSaved: () => void;
  onCancel: () => void;
};

const FAILURE = "Failed to save the copy";

export function CopyForm({ item: { game }, copy, owner, onSaved, onCancel }: CopyFormProps) {
  const [id] = useState(() => copy?.id ?? crypto.randomUUID());
  const draftName = `copy ${game.id} ${copy?.id ?? "new"}`;
  const [saved] = useState(() => toCopyValues(copy, lastCurrency()));
  const draft = useDraft(draftName, owner?.id, isCopyValues);
  const saving = useWrite({
    write: (body: CopyBody) =>
      api.put("/api/copies/[gameId]/[copyId]", { params: { gameId: game.id, copyId: id }, body }),
    onSaved: (_, { currency }) => currency && keepCurrency(currency),
    failure: FAILURE,
  });
  const form = useEntryForm({
    id: "copy",
    saved,
    draft,
    isNew: copy === null,
    read: readCopy,
    write: saving.mutateAsync,
    onSaved,
  });
  const { values, set } = form;
  const field = (name: "platform" | "store" | "boughtOn" | "price" | "currency") => ({
    ...form.field(name),
    autoComplete: "off",
  });

  return (
    <form {...form.form} className="mt-4 grid gap-3">
      {/* What would be typed meanwhile is not saved. */}
      <div inert={form.isPending} className="grid gap-3">
        <div className="grid items-start gap-x-4 sm:grid-cols-2">
          <Field {...field("platform")} label="Platform" list="copy-platforms" />
          <Field {...field("store")} label="Store or shop" list="copy-stores" />
        </div>
        <datalist id="copy-platforms">
          {game.platforms.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id="copy-stores">
          {STORES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <RadioRow
          name="medium"
          legend="Kind"
          choices={[...MEDIA, null].map((value) => ({
            value,
            label: value ? MEDIUM_LABELS[value] : "Not specified",
          }))}
          value={values.medium}
          onChange={(medium) => set({ medium })}
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_112px]">
          <PartialDateField {...field("boughtOn")} label="Bought on" className="max-sm:col-span-2" />
          <Field {...field("price")} label="Price" inputMode="decimal" placeholder="19.99" />
          <Field {...field("currency")} label="Currency" list="copy-currencies" maxLength={3} />
        </div>
        <datalist id="copy-currencies">
          {CURRENCIES.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      </div>
      <SignedOut form={draftName} owner={owner} draft={draft} values={values} />
      {saving.error ? <FormProblem>{FAILURE}</FormProblem> : null}
      <div className="flex justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={form.isPending} className="max-sm:grow">
          Save copy
        </Button>
      </div>
      {form.question}
    </form>
  );
}

function lastCurrency(): string {
  try {
    return localStorage.getItem(CURRENCY_KEY) ?? "USD";
  } catch {
    return "USD";
  }
}

function keepCurrency(currency: string): void {
  try {
    localStorage.setItem(CURRENCY_KEY, currency);
  } catch {
    // Storage is full or disabled.
  }
}
