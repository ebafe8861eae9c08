"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { listWidgetPath } from "@/lib/lists/path";
import {
  EMBED_HEIGHT_PX,
  EMBED_WIDTH_PX,
  embedSnippet,
  WIDGET_THEMES,
  type WidgetTheme,
  withLook,
} from "@/lib/profile/embed-snippet";

const THEME_LABELS: Record<WidgetTheme, string> = { auto: "System", dark: "Dark", light: "Light" };

type EmbedListDialogProps = { listId: string; title: string; onClose: () => void };

/** The list's embed code and preview. */
export function EmbedListDialog({ listId, title, onClose }: EmbedListDialogProps) {
  const [theme, setTheme] = useState<WidgetTheme>("auto");
  const preview = withLook(listWidgetPath(listId), { theme, lang: "en" });
  const snippet = embedSnippet({ src: window.location.origin + preview, title });
  const code = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(snippet, code);
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title="Embed this list"
        description="Copy the code into your page. The widget shows the first games and stays up to date."
        place="sheet"
        className="sm:max-w-[54rem]"
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="min-w-0">
            <fieldset className="mb-5">
              <legend className="mb-2.5 font-semibold text-[14px]">Theme</legend>
              <div className="segments">
                {WIDGET_THEMES.map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={one === theme}
                    onClick={() => setTheme(one)}
                    className="segment"
                  >
                    {THEME_LABELS[one]}
                  </button>
                ))}
              </div>
            </fieldset>
            <label htmlFor="embed-list-code" className="mb-2.5 block font-semibold text-[14px]">
              Code
            </label>
            <textarea
              ref={code}
              id="embed-list-code"
              readOnly
              rows={6}
              value={snippet}
              onFocus={(event) => event.currentTarget.select()}
              className="block w-full resize-none rounded-control border border-line bg-ground p-3 font-mono text-[13px] text-ink-2 leading-relaxed"
            />
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button variant="primary" onClick={() => void copy()}>
                <Icon name={state === "copied" ? "check" : "copy"} className="size-4" />
                Copy code
              </Button>
              <p role="status" className="text-[14px] text-ink-2">
                {state === "copied" ? "Copied" : null}
                {state === "failed" ? "Selected: copy it with Ctrl+C" : null}
              </p>
            </div>
          </div>
          <div className="min-w-0">
            <p className="mb-2.5 font-semibold text-[14px]">Preview</p>
            <iframe
              key={preview}
              src={preview}
              title={`Preview of the widget of ${title}`}
              width={EMBED_WIDTH_PX}
              height={EMBED_HEIGHT_PX}
              className="block max-w-full rounded-card bg-raised"
            />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
