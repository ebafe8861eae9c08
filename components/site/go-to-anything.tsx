import { dismissDialog } from "@/components/ui/back-closes";
import { Icon } from "@/components/ui/icon";
import { openNext } from "./command/overlay-store";

/** In a dialog: opens the command palette in its place, with what was typed into its field. */
export function GoToAnything({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest("[role=dialog]")?.querySelector("input");
        dismissDialog(() => {
          onClose();
          openNext("palette", field?.value);
        });
      }}
      className="mt-3 flex w-full items-center gap-2.5 rounded-control border border-line px-3 py-2.5 text-[15px] text-ink-2 hover:border-line-strong"
    >
      <Icon name="compass" className="size-4" />
      Go to anything
    </button>
  );
}
