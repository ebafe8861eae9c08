"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { commandKeys, Keys } from "./keys";

const groups = () => [
  {
    title: "Everywhere",
    shortcuts: [
      [commandKeys("K"), "Open the command palette"],
      ["/", "Search games"],
      ["?", "Show this list"],
      ["Esc", "Close a dialog, a menu or a search"],
    ],
  },
  {
    title: "Results and menus",
    shortcuts: [
      ["↑ ↓", "Move"],
      ["Enter", "Open"],
      ["Tab", "Move to Follow beside people"],
    ],
  },
  {
    title: "Forms",
    shortcuts: [
      [commandKeys("Enter"), "Save the settings or a game of your collection"],
      ["← →", "Change a rating, or move between statuses"],
      ["Delete", "Remove a rating"],
    ],
  },
  {
    title: "Lists, on a game's handle",
    shortcuts: [
      ["↑ ↓", "Move the game"],
      ["Home End", "Move it to the start or the end"],
    ],
  },
  {
    title: "Review of an import",
    shortcuts: [
      ["1 – 5", "Choose a candidate"],
      ["S", "Skip the title"],
    ],
  },
  { title: "Screenshots", shortcuts: [["← →", "Show the previous or next one"]] },
];

/** All keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Keyboard shortcuts" place="sheet">
        <div className="mt-5 grid gap-6">
          {groups().map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className="mb-1.5 font-semibold text-[13px] text-ink-3">{title}</h3>
              <dl className="divide-y divide-line">
                {shortcuts.map(([keys = "", what]) => (
                  <div key={what} className="flex items-center justify-between gap-4 py-2">
                    <dt className="text-[14.5px]">{what}</dt>
                    <dd className="shrink-0 whitespace-nowrap">
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
