"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import {
  embedSnippet,
  WIDGET_LANGS,
  WIDGET_THEMES,
  type WidgetLang,
  type WidgetLook,
  type WidgetTheme,
  withLook,
} from "@/lib/profile/embed-snippet";
import { EmbedChoice, EmbedContent } from "./embed-content";

const THEME_LABELS: Record<WidgetTheme, string> = {
  auto: "Podle systému",
  dark: "Tmavý",
  light: "Světlý",
};

const LANG_LABELS: Record<WidgetLang, string> = { cs: "Čeština", en: "English" };

export type EmbedDialogProps = {
  username: string;
  widgetUrl: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The widget's embed code and preview. In Czech, by the spec. */
export function EmbedDialog({ username, widgetUrl, open, onOpenChange }: EmbedDialogProps) {
  const [look, setLook] = useState<WidgetLook>({ theme: "auto", lang: "cs" });
  const preview = withLook(new URL(widgetUrl).pathname, look);
  return (
    <Dialog open={open} onClose={() => onOpenChange(false)}>
      <EmbedContent
        lang="cs"
        closeLabel="Zavřít"
        title="Vložit widget na web"
        description="Zkopíruj kód a vlož ho do své stránky. Widget ukáže tvůj profil a naposledy přidané hry."
        words={{
          code: "Kód pro vložení",
          copy: "Kopírovat kód",
          copied: "Zkopírováno",
          selected: "Označeno, zkopíruj klávesami Ctrl+C",
          preview: "Náhled",
          previewTitle: `Náhled widgetu uživatele ${username}`,
        }}
        snippet={embedSnippet({ src: withLook(widgetUrl, look), title: username })}
        preview={preview}
      >
        <EmbedChoice
          legend="Vzhled"
          values={WIDGET_THEMES}
          labels={THEME_LABELS}
          value={look.theme}
          onChange={(theme) => setLook({ ...look, theme })}
        />
        <EmbedChoice
          legend="Jazyk"
          values={WIDGET_LANGS}
          labels={LANG_LABELS}
          value={look.lang}
          onChange={(lang) => setLook({ ...look, lang })}
        />
      </EmbedContent>
    </Dialog>
  );
}
