import { plural } from "@/lib/format-count";
import { type ImportSummary, POLICY_FIELDS } from "@/lib/imports/schema";
import { isFullyRead } from "./cell-words";
import { fieldLabelOf, MEANING_LABELS } from "./import-words";

type Settings = Pick<ImportSummary, "statusWords" | "counts" | "policy" | "cells" | "records" | "profile">;

const LIST = new Intl.ListFormat("en-US");

/** How the import reads its file, in one sentence; what the user should decide comes first. Null if nothing can be chosen. */
export function reviewSentence({ statusWords, counts, policy, cells, records, profile }: Settings) {
  const words = statusWords.filter(({ word }) => word !== "");
  const open = words.filter(({ status }) => status === null).length;
  const without = statusWords.find(({ word }) => word === "");
  const taken = POLICY_FIELDS.filter((field) => policy[field] === "file").map((field) =>
    fieldLabelOf(field).toLowerCase(),
  );
  const hasOwn = counts.existing + counts.unchanged > 0;
  const unread = cells.filter((report) => report.kind !== "unused" && !isFullyRead(report));
  const lost = unread.reduce((sum, report) => sum + report.unread + report.outliers, 0);
  const parts = [
    open > 0 ? `${plural(open, "status word")} ${open === 1 ? "has" : "have"} no meaning yet` : null,
    open === 0 && words.length > 0
      ? `${plural(words.length, "status word")} ${words.length === 1 ? "is" : "are"} understood`
      : null,
    words.length === 0 && without
      ? `the games have no status in this file (${MEANING_LABELS[without.status ?? "none"].toLowerCase()})`
      : null,
    hasOwn && taken.length === 0
      ? `what you have entered stays${policy.hours === "larger" ? ", except fewer hours" : ""}`
      : null,
    hasOwn && taken.length > 0 ? `your ${LIST.format(taken)} may be replaced` : null,
    lost > 0
      ? `${plural(lost, "unreadable cell")} ${policy.unread === "notes" ? (lost === 1 ? "goes into the notes" : "go into the notes") : lost === 1 ? "is left out" : "are left out"}`
      : null,
    records.length > 0 ? "plays, lists and the like come along" : null,
    profile && policy.profile !== "none" ? "your profile is filled in" : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const sentence = LIST.format(parts);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
