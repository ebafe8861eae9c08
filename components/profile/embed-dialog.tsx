"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import {
  EMBED_HEIGHT_PX,
  EMBED_WIDTH_PX,
  embedSnippet,
  WIDGET_GAMES,
  WIDGET_LANGS,
  WIDGET_THEMES,
  type WidgetLook,
  withLook,
} from "@/lib/profile/embed-snippet";

/** By the spec, a profile's dialog is in Czech. */
const WORDS = {
  cs: {
    title: "Vložit widget na web",
    description:
      "Zkopíruj kód a vlož ho do své stránky. Widget ukáže tvůj profil a naposledy přidané nebo oblíbené hry.",
    close: "Zavřít",
    code: "Kód pro vložení",
    copy: "Kopírovat kód",
    copied: "Zkopírováno",
    selected: "Označeno, zkopíruj klávesami Ctrl+C",
    preview: "Náhled",
    previewOf: (title: string) => `Náhled widgetu uživatele ${title}`,
    theme: "Vzhled",
    themes: { auto: "Podle systému", dark: "Tmavý", light: "Světlý" },
    games: { newest: "Naposledy přidané", favourites: "Oblíbené" },
  },
  en: {
    title: "Embed this list",
    description: "Copy the code into your page. The widget shows the first games and stays up to date.",
    close: "Close",
    code: "Code",
    copy: "Copy code",
    copied: "Copied",
    selected: "Selected: copy it with Ctrl+C",
    preview: "Preview",
    previewOf: (title: string) => `Preview of the widget of ${title}`,
    theme: "Theme",
    themes: { auto: "System", dark: "Dark", light: "Light" },
    games: { newest: "Recently added", favourites: "Favourites" },
  },
};
const LANG_LABELS = { cs: "Čeština", en: "English" };

type EmbedDialogProps = {
  /** The language of the dialog: "cs" for a profile, whose widget has a language too. */
  lang: keyof typeof WORDS;
  widgetUrl: string;
  /** The title of what the widget shows. */
  title: string;
  onClose: () => void;
};

/** A widget's code and preview. */
export function EmbedDialog({ lang, widgetUrl, title, onClose }: EmbedDialogProps) {
  const [look, setLook] = useState<WidgetLook>({ theme: "auto", lang });
  const words = WORDS[lang];
  const code = useRef<HTMLTextAreaElement>(null);
  const snippet = embedSnippet({ src: withLook(widgetUrl, look), title });
  const preview = withLook(new URL(widgetUrl).pathname, look);
  const [state, copy] = useCopy(snippet, code);
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        lang={lang}
        title={words.title}
        description={words.description}
        closeLabel={words.close}
        place="sheet"
        className="md:max-w-[864px]"
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="min-w-0">
            <div className="mb-6 flex flex-wrap gap-x-8 gap-y-5">
              <Choice
                legend={words.theme}
                values={WIDGET_THEMES}
                labels={words.themes}
                value={look.theme}
                onChange={(theme) => setLook({ ...look, theme })}
              />
              {lang === "cs" ? (
                <>
                  <Choice
                    legend="Jazyk"
                    values={WIDGET_LANGS}
                    labels={LANG_LABELS}
                    value={look.lang}
                    onChange={(widgetLang) => setLook({ ...look, lang: widgetLang })}
                  />
                  <Choice
                    legend="Hry"
                    values={WIDGET_GAMES}
                    labels={words.games}
                    value={look.games ?? "newest"}
                    onChange={(games) => setLook({ ...look, games })}
                  />
                </>
              ) : null}
            </div>
            <label htmlFor="embed-snippet" className="mb-2.5 block font-semibold text-[14px]">
              {words.code}
            </label>
            <textarea
              ref={code}
              id="embed-snippet"
              readOnly
              rows={6}
              value={snippet}
              onFocus={(event) => event.currentTarget.select()}
              className="block w-full resize-none rounded-control border border-line bg-ground p-3 font-mono text-[13px] text-ink-2 leading-relaxed"
            />
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button variant="primary" onClick={() => void copy()}>
                <Icon name={state === "copied" ? "check" : "copy"} className="size-4" />
                {words.copy}
              </Button>
              <p role="status" className="text-[14px] text-ink-2">
                {state === "copied" ? words.copied : null}
                {state === "failed" ? words.selected : null}
              </p>
            </div>
          </div>
          <div className="min-w-0">
            <p className="mb-2.5 font-semibold text-[14px]">{words.preview}</p>
            <iframe
              key={preview}
              src={preview}
              title={words.previewOf(title)}
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

type ChoiceProps<Value extends string> = {
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ legend, values, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold text-[14px]">{legend}</legend>
      <div className="segments">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            onClick={() => onChange(one)}
            className="segment"
          >
            {labels[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
