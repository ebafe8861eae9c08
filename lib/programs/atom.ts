import { gamePath } from "@/lib/games/slug";
import type { ActivityEntry } from "./activity";

type AtomFeed = {
  user: { id: string; username: string };
  /** Of this site, without a trailing slash. */
  origin: string;
  profileUrl: string;
  feedUrl: string;
  listUrl: (list: { id: string; title: string }) => string;
  reviewUrl: (gameId: number) => string;
  entries: readonly ActivityEntry[];
};

/** The date of a feed without entries, which has to have one. */
const NEVER = "1970-01-01T00:00:00Z";

const SPOILER_SUMMARY = "This review tells how the story goes on.";

/** RFC 4287. */
export function toAtom(feed: AtomFeed): string {
  const { user, origin, profileUrl, feedUrl, entries } = feed;
  const { host } = new URL(origin);
  const id = `tag:${host},2026:user/${user.id}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(`${user.username} on Questshelf`)}</title>`,
    `<updated>${entries[0]?.at ?? NEVER}</updated>`,
    `<author><name>${escapeXml(user.username)}</name><uri>${escapeXml(profileUrl)}</uri></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(profileUrl)}"/>`,
    ...entries.map((entry) => entryXml(entry, id, feed)),
    "</feed>\n",
  ].join("\n");
}

function entryXml(entry: ActivityEntry, feedId: string, feed: AtomFeed): string {
  const { id, title, url, text } = contentOf(entry, feed);
  return [
    "<entry>",
    `<id>${escapeXml(`${feedId}/${id}`)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${entry.at}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(text ? [`<summary>${escapeXml(text)}</summary>`] : []),
    "</entry>",
  ].join("\n");
}

function contentOf(entry: ActivityEntry, { origin, listUrl, reviewUrl }: AtomFeed) {
  switch (entry.kind) {
    case "finished":
      return {
        id: `finished/${entry.gameId}/${entry.at}`,
        title: `Finished ${entry.name}`,
        url: origin + gamePath({ id: entry.gameId, name: entry.name }),
        text: entry.rating === null ? "" : `Rated ${entry.rating}/10`,
      };
    case "review":
      return {
        id: `review/${entry.gameId}`,
        title: `Review: ${entry.name}${entry.rating === null ? "" : `, ${entry.rating}/10`}`,
        url: reviewUrl(entry.gameId),
        text: entry.text === null ? SPOILER_SUMMARY : entry.text.replaceAll("||||", "[spoiler]"),
      };
    case "list":
      return {
        id: `list/${entry.id}`,
        title: `List: ${entry.title}`,
        url: listUrl(entry),
        text: entry.description ?? "",
      };
  }
}

/** Without the control characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
