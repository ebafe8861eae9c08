"use client";

import { useState } from "react";
import { EmbedChoice, EmbedContent } from "@/components/profile/embed-content";
import { Dialog } from "@/components/ui/dialog";
import { listWidgetPath } from "@/lib/lists/path";
import { embedSnippet, WIDGET_THEMES, type WidgetTheme, withLook } from "@/lib/profile/embed-snippet";

const THEME_LABELS: Record<WidgetTheme, string> = { auto: "System", dark: "Dark", light: "Light" };

type EmbedListDialogProps = { listId: string; title: string; onClose: () => void };

/** The list's embed code and preview. */
export function EmbedListDialog({ listId, title, onClose }: EmbedListDialogProps) {
  const [theme, setTheme] = useState<WidgetTheme>("auto");
  const preview = withLook(listWidgetPath(listId), { theme, lang: "en" });
  return (
    <Dialog open onClose={onClose}>
      <EmbedContent
        title="Embed this list"
        description="Copy the code into your page. The widget shows the first games and stays up to date."
        words={{
          code: "Code",
          copy: "Copy code",
          copied: "Copied",
          selected: "Selected: copy it with Ctrl+C",
          preview: "Preview",
          previewTitle: `Preview of the widget of ${title}`,
        }}
        snippet={embedSnippet({ src: window.location.origin + preview, title })}
        preview={preview}
      >
        <EmbedChoice
          legend="Theme"
          values={WIDGET_THEMES}
          labels={THEME_LABELS}
          value={theme}
          onChange={setTheme}
        />
      </EmbedContent>
    </Dialog>
  );
}
