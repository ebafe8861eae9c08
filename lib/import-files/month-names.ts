/** The mapper's languages, and others whose abbreviations are unambiguous beside them. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "pl", "cs", "nl", "sv", "da"];

/** German spreadsheets write "Mrz" for March; CLDR does not. */
const MORE = new Map([["mrz", 3]]);

type Names = { months: Map<string, number>; weekdays: Set<string> };

let names: Names | undefined;

/** 1 to 12 for a name in full, abbreviated or inflected, with or without accents; null for other words. */
export function monthOf(word: string): number | null {
  names ??= readNames();
  return names.months.get(folded(word)) ?? null;
}

export function isWeekday(word: string): boolean {
  names ??= readNames();
  return names.weekdays.has(folded(word));
}

/** From Node's CLDR data. */
function readNames(): Names {
  const full = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of LANGUAGES) {
    for (const length of ["long", "short"] as const) {
      for (const day of [undefined, "numeric"] as const) {
        const format = new Intl.DateTimeFormat(language, { month: length, day, timeZone: "UTC" });
        for (let month = 1; month <= 12; month++) {
          const parts = format.formatToParts(Date.UTC(2024, month - 1, 3));
          const name = folded(parts.find(({ type }) => type === "month")?.value ?? "");
          if (/^\p{L}+$/u.test(name)) full.set(name, month);
        }
      }
      const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" });
      for (let day = 1; day <= 7; day++) weekdays.add(folded(format.format(Date.UTC(2024, 0, day))));
    }
  }
  return { months: new Map([...prefixesOf(full), ...full, ...MORE]), weekdays };
}

/** Shorter forms with three letters or more that fit one month only. */
function prefixesOf(full: Map<string, number>): Map<string, number> {
  const prefixes = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const [name, month] of full) {
    for (let length = 3; length < name.length; length++) {
      const prefix = name.slice(0, length);
      if ((prefixes.get(prefix) ?? month) !== month) ambiguous.add(prefix);
      prefixes.set(prefix, month);
    }
  }
  for (const prefix of ambiguous) prefixes.delete(prefix);
  return prefixes;
}

function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "");
}
