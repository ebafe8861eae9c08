"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { DialogContent, type DialogContentProps } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { EMBED_HEIGHT_PX, EMBED_WIDTH_PX } from "@/lib/profile/embed-snippet";

export type EmbedWords = {
  code: string;
  copy: string;
  copied: string;
  /** The code could not be copied and is selected. */
  selected: string;
  preview: string;
  previewTitle: string;
};

type EmbedContentProps = Pick<DialogContentProps, "title" | "description" | "lang" | "closeLabel"> & {
  words: EmbedWords;
  snippet: string;
  /** The widget's path. */
  preview: string;
  /** The choices of the widget's look. */
  children: ReactNode;
};

/** The content of a dialog with a widget's embed code and preview. */
export function EmbedContent({ words, snippet, preview, children, ...dialog }: EmbedContentProps) {
  const code = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(snippet, code);
  return (
    <DialogContent {...dialog} place="sheet" className="sm:max-w-[54rem]">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <div className="mb-6 flex flex-wrap gap-x-8 gap-y-5">{children}</div>
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
            title={words.previewTitle}
            width={EMBED_WIDTH_PX}
            height={EMBED_HEIGHT_PX}
            className="block max-w-full rounded-card bg-raised"
          />
        </div>
      </div>
    </DialogContent>
  );
}

type EmbedChoiceProps<Value extends string> = {
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

export function EmbedChoice<Value extends string>({
  legend,
  values,
  labels,
  value,
  onChange,
}: EmbedChoiceProps<Value>) {
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
