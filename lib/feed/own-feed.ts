import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { type SummaryRow, toSummary } from "@/lib/lists/to-list";
import { toReview } from "@/lib/reviews/to-review";
import { jsonOf } from "@/lib/supabase/answers";
import type { FeedEntry, FeedPage, FeedQuery, SuggestedPerson } from "./schema";

type EntryRow = Omit<FeedEntry, "lists"> & { lists: SummaryRow[] };
type PageRow = {
  entries: EntryRow[];
  next: { at: string; person: string } | null;
  followsAnyone: boolean;
};

/** A page of what the people whom the user follows have done, the newest first. @throws {AppError} */
export async function getFeed({ supabase }: CurrentUser, query: FeedQuery): Promise<FeedPage> {
  const [before, person] = query.after?.split(" ") ?? [];
  const { entries, next, followsAnyone } = await jsonOf<PageRow>(
    supabase.rpc("read_feed", {
      kind: query.kind,
      minutes_ahead: query.ahead,
      ...(before && person ? { before, before_person: person } : {}),
    }),
  );
  return {
    entries: entries.map((entry) => ({
      ...entry,
      games: entry.games.map((game) => ({ ...game, coverUrl: fromStoredCover(game.coverUrl) })),
      lists: entry.lists.map(toSummary),
      reviews: entry.reviews.map(toReview),
    })),
    next: next && `${next.at} ${next.person}`,
    followsAnyone,
  };
}

/** At most 12. @throws {AppError} */
export async function getSuggestedPeople({ supabase }: CurrentUser): Promise<{ people: SuggestedPerson[] }> {
  return { people: await jsonOf<SuggestedPerson[]>(supabase.rpc("suggested_people")) };
}
