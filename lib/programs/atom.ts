import { type AtomEntry, toAtom } from "@/lib/atom";
import { gamePath } from "@/lib/games/slug";
import type { ActivityEntry } from "./activity";

type ActivityFeed = {
  user: { id: string; username: string };
  /** This site's origin, without a trailing slash. */
  origin: string;
  profileUrl: string;
  feedUrl: string;
  listUrl: (list: { id: string; title: string }) => string;
  reviewUrl: (gameId: number) => string;
  entries: readonly ActivityEntry[];
};

const SPOILER_SUMMARY = "This review tells how the story goes on.";

export function activityAtom(feed: ActivityFeed): string {
  const { user, origin, profileUrl, feedUrl, entries } = feed;
  const id = `user/${user.id}`;
  return toAtom({
    origin,
    id,
    title: `${user.username} on Questshelf`,
    author: { name: user.username, url: profileUrl },
    pageUrl: profileUrl,
    feedUrl,
    entries: entries.map((entry) => {
      const content = contentOf(entry, feed);
      return { ...content, id: `${id}/${content.id}`, updated: entry.at };
    }),
  });
}

function contentOf(
  entry: ActivityEntry,
  { origin, listUrl, reviewUrl }: ActivityFeed,
): Omit<AtomEntry, "updated"> {
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
