type Author = { name: string; url?: string };

export type AtomEntry = {
  /** Unique on this site, the same in all feeds, and never changed. */
  id: string;
  title: string;
  url: string;
  updated: string;
  /** Default: that of the feed. */
  author?: Author;
  text: string;
};

type AtomFeed = {
  /** This site's origin, without a trailing slash. */
  origin: string;
  id: string;
  title: string;
  author: Author;
  pageUrl: string;
  feedUrl: string;
  /** The newest first. */
  entries: readonly AtomEntry[];
};

/** The date of a feed without entries, which has to have one. */
const NEVER = "1970-01-01T00:00:00Z";

/** RFC 4287. Dates are ISO, in UTC. */
export function toAtom({ origin, id, title, author, pageUrl, feedUrl, entries }: AtomFeed): string {
  const { host } = new URL(origin);
  const tagOf = (id: string) => `tag:${host},2026:${id}`;
  const updated = entries.map((entry) => entry.updated).reduce((a, b) => (a > b ? a : b), NEVER);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(tagOf(id))}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated}</updated>`,
    authorXml(author),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    ...entries.flatMap((entry) => entryXml({ ...entry, id: tagOf(entry.id) })),
    "</feed>\n",
  ].join("\n");
}

function entryXml({ id, title, url, updated, author, text }: AtomEntry): string[] {
  return [
    "<entry>",
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated}</updated>`,
    ...(author ? [authorXml(author)] : []),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(text ? [`<summary>${escapeXml(text)}</summary>`] : []),
    "</entry>",
  ];
}

function authorXml({ name, url }: Author): string {
  return `<author><name>${escapeXml(name)}</name>${url ? `<uri>${escapeXml(url)}</uri>` : ""}</author>`;
}

/** Without the control characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
