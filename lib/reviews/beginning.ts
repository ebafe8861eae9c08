import type { Review } from "./schema";
import { splitSpoilers } from "./spoilers";

/** A list shows six lines of 66 characters of a review. */
const LONGEST_TEXT = 480;
const LONGEST_BEGINNING = 420;
const COVERED_SPOILER = "||||";
/** The width of a covered spoiler, in characters of a line. */
const SPOILER_WIDTH = 10;

/** For lists of reviews on pages: of a long text only the beginning, so that long reviews do not fill a page's HTML. */
export function toBeginning(review: Review): Review {
  const { text } = review;
  return text === null || text.length <= LONGEST_TEXT
    ? review
    : { ...review, text: beginningOf(text), isBeginning: true };
}

/** Never cut within a spoiler, so that the parts are the first parts of the whole text. */
function beginningOf(text: string): string {
  let beginning = "";
  let left = LONGEST_BEGINNING;
  for (const part of splitSpoilers(text)) {
    if (left <= 0) break;
    if (part.kind === "text") beginning += part.text.length > left ? cutAtWord(part.text, left) : part.text;
    else beginning += COVERED_SPOILER;
    left -= part.kind === "text" ? part.text.length : SPOILER_WIDTH;
  }
  // No line begins with the ellipsis.
  return `${beginning.trimEnd()}\u00a0…`;
}

function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length);
  const end = cut.search(/\s\S*$/);
  return end > length / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, "");
}
