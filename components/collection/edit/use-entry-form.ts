import { changedFields, type FormMessages, useForm } from "@/components/ui/use-form";

type EntryFormOptions<Values, Body> = {
  id: string;
  saved: Values;
  draft: Values | null;
  isNew: boolean;
  /** What the API expects, or a message for each wrong field. */
  read: (values: Values) => { body: Body } | { errors: FormMessages<Values> };
  /** Shows its failure itself. */
  write: (body: Body) => Promise<unknown>;
  onSaved: () => void;
};

/** The form of a copy or a play, which is saved as a whole. */
export function useEntryForm<Values extends object, Body>(options: EntryFormOptions<Values, Body>) {
  const { id, saved, draft, isNew, read, write, onSaved } = options;
  return useForm<Values, Partial<Values>>({
    id,
    saved,
    draft,
    changesOf: changedFields,
    errorsOf(values) {
      const result = read(values);
      return "errors" in result ? result.errors : {};
    },
    ...(isNew ? {} : { onUnchanged: onSaved }),
    async save(_, values) {
      const result = read(values);
      if ("errors" in result) return result.errors;
      try {
        await write(result.body);
      } catch {
        return {};
      }
      onSaved();
      return undefined;
    },
  });
}
