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
  WIDGET_LANGS,
  WIDGET_THEMES,
  type WidgetLang,
  type WidgetLook,
  type WidgetTheme,
  withLook,
} from "@/lib/profile/embed-snippet";

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
  const snippet = embedSnippet({ src: withLook(widgetUrl, look), title: username });
  const preview = withLook(new URL(widgetUrl).pathname, look);
  return (
    <Dialog open={open} onClose={() => onOpenChange(false)}>
      <DialogContent
        lang="cs"
        closeLabel="Zavřít"
        title="Vložit widget na web"
        description="Zkopíruj kód a vlož ho do své stránky. Widget ukáže tvůj profil a naposledy přidané hry."
        place="sheet"
        className="sm:max-w-[54rem]"
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="min-w-0">
            <div className="mb-6 flex flex-wrap gap-x-8 gap-y-5">
              <Choice
                legend="Vzhled"
                values={WIDGET_THEMES}
                labels={THEME_LABELS}
                value={look.theme}
                onChange={(theme) => setLook({ ...look, theme })}
              />
              <Choice
                legend="Jazyk"
                values={WIDGET_LANGS}
                labels={LANG_LABELS}
                value={look.lang}
                onChange={(lang) => setLook({ ...look, lang })}
              />
            </div>
            <Snippet snippet={snippet} />
          </div>
          <div className="min-w-0">
            <p className="mb-2.5 font-semibold text-[14px]">Náhled</p>
            <iframe
              key={preview}
              src={preview}
              title={`Náhled widgetu uživatele ${username}`}
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

function Snippet({ snippet }: { snippet: string }) {
  const code = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(snippet, code);
  return (
    <>
      <label htmlFor="embed-snippet" className="mb-2.5 block font-semibold text-[14px]">
        Kód pro vložení
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
          Kopírovat kód
        </Button>
        <p role="status" className="text-[14px] text-ink-2">
          {state === "copied" ? "Zkopírováno" : null}
          {state === "failed" ? "Označeno, zkopíruj klávesami Ctrl+C" : null}
        </p>
      </div>
    </>
  );
}
