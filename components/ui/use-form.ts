"use client";

import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useUnsaved } from "./unsaved";

export type FormMessages<Values> = Partial<Record<keyof Values, string>>;

type FormOptions<Values, Changes> = {
  /** The input of a field has the id `<id>-<field>`. */
  id: string;
  /** Only edited fields are stored, so that the others follow what another tab saves. */
  saved: Values;
  /** Values that were typed before the form was opened again. */
  draft?: Values | null;
  /** What differs from the saved values, refused ones included. */
  changesOf: (saved: Values, values: Values) => Changes;
  /** A message for each refused field. */
  errorsOf: (values: Values) => FormMessages<Values>;
  /** @returns messages, empty if they were shown elsewhere, when the changes were not saved */
  save: (changes: Changes, values: Values) => Promise<FormMessages<Values> | undefined>;
  /** Called instead of `save` if nothing has changed. */
  onUnchanged?: () => void;
};

type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * State of a form: unsaved edits, errors of fields that have lost the focus, one submit at a time. While it is dirty, leaving
 * asks first (unsaved.tsx).
 */
export function useForm<Values extends object, Changes extends object>(
  options: FormOptions<Values, Changes>,
) {
  const { id, saved, draft, changesOf, errorsOf, save, onUnchanged } = options;
  const [edits, setEdits] = useState<Partial<Values>>(draft ?? {});
  const [checked, setChecked] = useState<FormMessages<Values>>({});
  const [refused, setRefused] = useState<FormMessages<Values> | null>(null);
  const [isPending, setPending] = useState(false);
  const values: Values = { ...saved, ...edits };
  const changes = changesOf(saved, values);
  const isDirty = Object.keys(changes).length > 0;
  const found = errorsOf(values);
  const errors: FormMessages<Values> = { ...pick(found, checked), ...refused };

  const set = (change: Partial<Values>) => {
    setEdits((current) => ({ ...current, ...change }));
    setRefused(null);
  };
  const question = useUnsaved(id, isDirty);
  const takeTyped = useEffectEvent(() => {
    const typed = Object.entries(values).flatMap(([name, value]) => {
      const input = document.getElementById(`${id}-${name}`);
      const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (typeof value !== "string" || !isText) return [];
      // A textarea has no \r.
      return input.value === value.replace(/\r\n?/g, "\n") ? [] : [[name, input.value]];
    });
    if (typed.length > 0) set(Object.fromEntries(typed));
  });
  // What was typed before hydration is in the fields, but not in the state.
  useEffect(() => takeTyped(), []);
  const check = (name: keyof Values) => setChecked((current) => ({ ...current, [name]: "" }));

  const submit = async () => {
    if (isPending) return;
    setChecked(found);
    const first = Object.keys(values).find((name) => name in found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    if (!isDirty && onUnchanged) return onUnchanged();
    setPending(true);
    setRefused(null);
    const messages = await save(changes, values).finally(() => setPending(false));
    if (messages) setRefused(messages);
    // Input during the save stays unsaved.
    else setEdits((current) => changedFields(values, current));
  };

  return {
    values,
    errors,
    isDirty,
    isPending,
    /** Whether the last save failed and nothing was edited since. */
    isRefused: refused !== null,
    set,
    /** Shows the error of a field. */
    check,
    question,
    discard: () => {
      setEdits({});
      setChecked({});
      setRefused(null);
    },
    /** Props of a text input. */
    field: <Name extends TextField<Values>>(name: Name) => ({
      id: `${id}-${name}`,
      value: values[name] as string,
      ...(errors[name] === undefined ? {} : { error: errors[name] }),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: target.value } as Partial<Values>),
      onBlur: () => name in edits && check(name),
    }),
    /** Props of the form element. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void submit();
      },
    },
  };
}

function pick<Fields extends object>(from: Fields, names: object): Fields {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in names)) as Fields;
}

/** The fields of `values` that differ from `saved`. */
export function changedFields<Fields extends object>(
  saved: Fields,
  values: Partial<Fields>,
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== Reflect.get(saved, name)),
  ) as Partial<Fields>;
}
