type ReviewPart = { kind: "text"; text: string } | { kind: "spoiler"; text: string | null };

const MARK = "||";
/** The last one covers the rest of the text. Without a limit, reviews could fill a page with buttons. */
const MAX_SPOILERS = 100;

/**
 * Splits a text at its pairs of `||`; a covered spoiler, whose text is null, is `||||`. A mark without partner is text. The
 * database covers a text by the same rules (`cover_spoilers`).
 */
export function splitSpoilers(text: string): ReviewPart[] {
  const pieces = text.split(MARK);
  if (pieces.length % 2 === 0) {
    const last = pieces.pop() ?? "";
    pieces.push(`${pieces.pop() ?? ""}${MARK}${last}`);
  }
  if (pieces.length > 2 * MAX_SPOILERS + 1) {
    pieces.push(pieces.splice(2 * MAX_SPOILERS - 1).join(MARK));
  }
  return pieces.flatMap((piece, index): ReviewPart[] => {
    if (index % 2 === 1) return [{ kind: "spoiler", text: piece === "" ? null : piece }];
    return piece === "" ? [] : [{ kind: "text", text: piece }];
  });
}

/** A review in one line, for search engines, feeds and cards: nothing of what is covered. @param text null if all of it is covered */
export const summaryOf = (text: string | null) =>
  text === null ? "This review tells how the story goes on." : withoutSpoilers(text);

/** For search engines and cards: "[spoiler]" for each. */
export function withoutSpoilers(text: string): string {
  return splitSpoilers(text)
    .map((part) => (part.kind === "text" ? part.text : "[spoiler]"))
    .join("");
}
