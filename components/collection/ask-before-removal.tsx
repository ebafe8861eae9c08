import { useState } from "react";
import { createRoot } from "react-dom/client";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { countRemovalLosses } from "@/lib/collection/bulk-writes";
import type { RemovalLosses } from "@/lib/collection/schema";
import { plural } from "@/lib/format-count";
import { lossesInWords } from "./losses-in-words";

/** A second press is ignored. */
let isAsking = false;

/**
 * Asks for confirmation if the games have plays, copies or tags. Renders into a React root of its own, so that no screen contains it.
 * @returns whether to remove them; also true when the shelf is unavailable, which the removal itself reports
 */
export async function askBeforeRemoval(gameIds: readonly number[], name: string): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    const losses = await countRemovalLosses(gameIds).catch(() => null);
    return !losses || losses.games === 0 || (await ask(gameIds.length, name, losses));
  } finally {
    isAsking = false;
  }
}

function ask(count: number, name: string, losses: RemovalLosses): Promise<boolean> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  return new Promise((resolve) => {
    const onAnswer = (answer: boolean) => {
      resolve(answer);
      root.unmount();
      container.remove();
    };
    root.render(<Question count={count} name={name} losses={losses} onAnswer={onAnswer} />);
  });
}

type QuestionProps = {
  count: number;
  name: string;
  losses: RemovalLosses;
  onAnswer: (answer: boolean) => void;
};

function Question({ count, name, losses, onAnswer }: QuestionProps) {
  const [isOpen, setOpen] = useState(true);
  const answer = (isYes: boolean) =>
    dismissDialog(() => {
      setOpen(false);
      // After Radix has restored the focus.
      setTimeout(() => onAnswer(isYes));
    });
  return (
    <Dialog open={isOpen} onClose={() => answer(false)}>
      <DialogContent
        role="alertdialog"
        title={count === 1 ? `Remove ${name}?` : `Remove ${plural(count, "game")}?`}
        description={lossesInWords(count, losses)}
      >
        <div className="flex justify-end gap-3">
          <Button autoFocus variant="ghost" onClick={() => answer(false)}>
            Cancel
          </Button>
          <Button className="text-danger-text" onClick={() => answer(true)}>
            Remove
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
