import { Icon } from "@/components/ui/icon";

type TagChipProps = { name: string; removeLabel: string; disabled?: boolean; onRemove: () => void };

/** A tag with a button that removes it. */
export function TagChip({ name, removeLabel, disabled, onRemove }: TagChipProps) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full border border-line bg-raised pl-2.5 text-[13px]">
      <span className="truncate">{name}</span>
      <button
        type="button"
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
        className="relative grid size-7 shrink-0 place-items-center rounded-full text-ink-3 after:absolute after:-inset-2 hover:text-ink disabled:opacity-50"
      >
        <Icon name="x" className="size-3.5" />
      </button>
    </span>
  );
}
