import { dismissDialog } from "@/components/ui/back-closes";
import { Icon } from "@/components/ui/icon";
import { openNext } from "./command/overlay-store";

/** In a dialog: opens the command palette in its place. */
export function GoToAnything({ onClose, className }: { onClose: () => void; className: string }) {
  return (
    <button
      type="button"
      onClick={() =>
        dismissDialog(() => {
          onClose();
          openNext("palette");
        })
      }
      className={`flex items-center gap-2.5 rounded-control border border-line px-3 py-2.5 text-[15px] text-ink-2 hover:border-line-strong ${className}`}
    >
      <Icon name="compass" className="size-4" />
      Go to anything
    </button>
  );
}
