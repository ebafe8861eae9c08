const YES =
  /^(?:x|1|y|yes|true|on|✓|✔|✅|☑|🗹|🗸|●|•|⬤|◉|■|👍|j|ja|wahr|oui|vrai|s[ií]|verdadero|vero|sim|verdadeiro|tak|prawda|ano|pravda)$/iu;
const NO =
  /^(?:0|n|no|false|off|✗|✘|✖|❌|☐|☒|○|◯|□|👎|nein|falsch|non|faux|falso|n[ãa]o|nie|fałsz|ne|nepravda)$/iu;

/** Whether a cell is ticked, by a checkbox's value, a symbol or a word; null if it is none of these. */
export function markOf(cell: string): boolean | null {
  const text = cell
    .trim()
    .replace(/^\[(.?)\]$/, (_, mark: string) => mark.trim() || "0")
    .replace(/[\ufe0e\ufe0f]/g, "");
  if (text.length > 10) return null;
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}
