import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { SettingsForm } from "./use-settings-form";

/** The form's end; sticky while changes are unsaved. */
export function SaveBar({ form, disabled }: { form: SettingsForm; disabled: boolean }) {
  const { isDirty, isPending, discard } = form;
  return (
    <div
      data-bottom-bar={isDirty ? "" : undefined}
      className={cn(
        "flex min-h-[68px] items-center justify-end gap-3 rounded-card border p-3 transition-[background-color,border-color,box-shadow] duration-150 sm:pl-6",
        isDirty ? "sticky bottom-3 z-20 border-line bg-surface shadow-float" : "border-transparent",
      )}
    >
      <p role="status" className="mr-auto font-medium text-[14px] text-ink-2 max-sm:sr-only">
        {isDirty ? "You have unsaved changes" : ""}
      </p>
      {isDirty ? (
        <Button variant="ghost" disabled={isPending} onClick={discard}>
          Discard
        </Button>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        disabled={disabled}
        // Not `disabled`: the button keeps the focus after saving.
        aria-disabled={!isDirty || undefined}
        pending={isPending}
        data-tip="Ctrl+Enter"
        className="max-sm:grow"
      >
        Save Changes
      </Button>
    </div>
  );
}
