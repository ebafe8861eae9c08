type LinkPart = { text: string; href: string | null };

/** Ends at white space, invisible characters, quotation marks and East Asian punctuation. */
const CANDIDATE = /\bhttps?:\/\/[^\s\p{Cf}<>"“”«»\u3001-\u303f\uff00-\uff0f\uff1a-\uff20]+/giu;
const BRACKETS = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);
const TRAILING = ".,;:!?'’…*|([{";

/** Splits a text at its web addresses; `href` is null for plain text. */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const written = withoutTrailing(candidate);
    const href = hrefOf(written);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Without punctuation at its end, and from a closing bracket that it has not opened. One pass: the text may be hostile. */
function withoutTrailing(candidate: string): string {
  const open = new Map<string, number>();
  let end = 0;
  for (; end < candidate.length; end++) {
    const character = candidate.charAt(end);
    const opening = BRACKETS.get(character);
    const count = open.get(opening ?? character) ?? 0;
    if (opening && count === 0) break;
    open.set(opening ?? character, count + (opening ? -1 : 1));
  }
  while (TRAILING.includes(candidate.charAt(end - 1))) end--;
  return candidate.slice(0, end);
}

/** Null unless a reader sees where it leads: no user name, no host that is spelled in another way than browsers do. */
function hrefOf(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const { origin, hostname, username, password, href } = new URL(written);
  const isPlain = hostname.includes(".") && !username && !password;
  return isPlain && written.toLowerCase().startsWith(origin) ? href : null;
}
