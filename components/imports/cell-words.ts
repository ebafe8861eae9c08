import { formatCount } from "@/lib/format-count";
import type { ColumnReport } from "@/lib/imports/schema";

const NOUNS: Record<ColumnReport["kind"], readonly [one: string, many: string]> = {
  date: ["date", "dates"],
  rating: ["rating", "ratings"],
  time: ["time", "times"],
  number: ["number", "numbers"],
  medium: ["kind of copy", "kinds of copies"],
  unused: ["cell", "cells"],
};

/** Spellings that can be read. */
const ADVICE: Record<ColumnReport["kind"], string> = {
  date: "We read dates such as 2024-01-31, 31 Jan 2024 or Jan 2024.",
  rating: "We read ratings such as 8, 4.5, 4/5, 85 % or ★★★★.",
  time: "We read times such as 12.5, 12:30 or 12h 30m.",
  number: "We read numbers such as 2020 or 19.99.",
  medium: "We read physical and digital.",
  unused: "Choose what is in the column.",
};

export function adviceOf({ kind, unread }: ColumnReport): string {
  if (unread > 0) return ADVICE[kind];
  return kind === "time" ? "Check the unit of the times." : "Check the scale of the ratings.";
}

export const isFullyRead = ({ unread, outliers }: ColumnReport) => unread + outliers === 0;

/** `20 read, 2 empty`. */
export function countsOf({ understood, empty }: ColumnReport): string {
  const read = `${formatCount(understood)} read`;
  return empty > 0 ? `${read}, ${formatCount(empty)} empty` : read;
}

/** `14 of 22 dates could not be read: “soon”, “TBA?”` */
export function lossOf({ kind, understood, unread, outliers, examples }: ColumnReport): string {
  const filled = understood + unread + outliers;
  const what = NOUNS[kind][filled === 1 ? 0 : 1];
  const of = (count: number) => `${formatCount(count)} of ${formatCount(filled)} ${what}`;
  const unreadPart = unread > 0 ? `${of(unread)} could not be read` : null;
  const outside = outliers === 1 ? "is out of range" : "are out of range";
  const outlierPart =
    outliers === 0 ? null : unreadPart ? `${formatCount(outliers)} ${outside}` : `${of(outliers)} ${outside}`;
  const shown = examples.map((example) => `“${example}”`).join(", ");
  const more = unread + outliers > examples.length ? " and more" : "";
  return `${[unreadPart, outlierPart].filter(Boolean).join(", ")}: ${shown}${more}.`;
}
