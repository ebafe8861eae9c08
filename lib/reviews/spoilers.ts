/** `text` is null for a covered part, which the server leaves out. */
export type TextPart = { kind: "text"; text: string } | { kind: "spoiler"; text: string | null };

const MARK = "||";

/**
 * The parts of a text, whole or covered, as `cover_spoilers` of the database reads it: a mark without its partner is plain text. Empty
 * parts of plain text are left out.
 */
export function spoilerParts(text: string): TextPart[] {
  const pieces = text.split(MARK);
  if (pieces.length % 2 === 0) {
    const last = pieces.pop();
    pieces.push(`${pieces.pop()}${MARK}${last}`);
  }
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 2 === 1) return [{ kind: "spoiler", text: piece || null }];
    return piece ? [{ kind: "text", text: piece }] : [];
  });
}
