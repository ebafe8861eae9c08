"use client";

import { plural } from "@/lib/format-count";
import { type ImportSummary, type StatusWord, WORD_MEANINGS, type WordMeaning } from "@/lib/imports/schema";
import { MEANING_LABELS } from "./import-words";
import { useOptions } from "./use-options";

/** Longer lists scroll: a file with more words has a column of its own for something else. */
const SHOWN_WORDS = 8;

/** What the file's own words for a status mean. Those that we do not know come first. */
export function StatusWords({ summary: { id, statusWords } }: { summary: ImportSummary }) {
  const words = [...statusWords.filter(isOpen), ...statusWords.filter((word) => !isOpen(word))];
  if (words.length === 0) return null;
  const open = words.filter(isOpen).length;
  const hasWords = words.some(({ word }) => word !== "");
  return (
    <section aria-labelledby="words-title" className="min-w-0">
      <h2 id="words-title" className="text-[19px]">
        {hasWords ? "What do these words mean?" : "Your file has no status"}
      </h2>
      <p className="mt-1.5 text-[14px] text-ink-2">
        {!hasWords
          ? "Choose what these games should be."
          : open > 0
            ? "Choose a status for each word. Without one, its games are added without a status."
            : "They are the file’s own words for a status. Change what we got wrong."}
      </p>
      <ul
        className={`-mx-1 mt-4 grid gap-2.5 px-1 py-1 ${words.length > SHOWN_WORDS ? "max-h-[400px] overflow-y-auto overscroll-contain" : ""}`}
      >
        {words.map((word) => (
          <Word key={word.word} id={id} word={word} />
        ))}
      </ul>
    </section>
  );
}

/** A row without a word has no status to ask about. */
const isOpen = ({ word, status }: StatusWord) => status === null && word !== "";

function Word({ id, word: { word, count, status } }: { id: string; word: StatusWord }) {
  const saving = useOptions(id);
  const pending = saving.isPending ? saving.variables.statusWords?.[word] : undefined;
  const shown = pending === undefined ? status : pending;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] items-center gap-3">
      <span className="min-w-0">
        <span
          className="line-clamp-2 font-medium text-[14.5px] leading-snug [overflow-wrap:anywhere]"
          title={word}
        >
          {word || <span className="text-ink-2 italic">no status</span>}
        </span>
        <span className="block text-[13px] text-ink-3 tabular-nums">{plural(count, "row")}</span>
      </span>
      <select
        aria-label={`What “${word || "no status"}” means`}
        aria-busy={saving.isPending || undefined}
        className={`input min-w-0 max-md:text-base ${shown === null && word !== "" ? "border-lamp" : ""}`}
        value={shown ?? (word === "" ? "none" : "")}
        onChange={({ currentTarget }) =>
          saving.mutate({ statusWords: { [word]: (currentTarget.value || null) as WordMeaning | null } })
        }
      >
        {word === "" ? null : <option value="">Choose…</option>}
        {WORD_MEANINGS.map((meaning) => (
          <option key={meaning} value={meaning}>
            {MEANING_LABELS[meaning]}
          </option>
        ))}
      </select>
    </li>
  );
}
