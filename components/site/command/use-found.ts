import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "@/components/ui/use-debounced";
import type { SessionUser } from "@/lib/auth/session";
import { collectionOptions } from "@/lib/collection/queries";
import { gameSearchOptions } from "@/lib/games/queries";
import { SEARCH_DEBOUNCE_MS } from "@/lib/games/search-debounce";
import { foundListsOptions } from "@/lib/lists/queries";
import { PEOPLE_QUERY } from "@/lib/profile/people-query";
import { peopleOptions } from "@/lib/profile/queries";

const MIN_CHARACTERS = 2;

/** What the catalogue, the user's shelf and lists, and public profiles have for a typed text. */
export function useFound(text: string, user: SessionUser | null) {
  const [settled] = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const q = settled.trim();
  const isOn = q.length >= MIN_CHARACTERS && text.trim().length >= MIN_CHARACTERS;
  const isPerson = isOn && PEOPLE_QUERY.test(q);
  const ofUser = isOn && user !== null;
  const own = useQuery({
    ...collectionOptions({ status: "all", q, sort: "added" }, 0),
    enabled: ofUser,
    placeholderData: keepPreviousData,
  });
  const games = useQuery({ ...gameSearchOptions(q), enabled: isOn });
  const lists = useQuery({ ...foundListsOptions(q), enabled: ofUser });
  const people = useQuery({ ...peopleOptions(q), enabled: isPerson });
  const asked = [...(ofUser ? [own, lists] : []), ...(isOn ? [games] : []), ...(isPerson ? [people] : [])];
  const failed = asked.filter(({ isError }) => isError);
  return {
    ownItems: (ofUser && own.data?.items) || [],
    games: (isOn && games.data?.games) || [],
    lists: (ofUser && lists.data) || [],
    people: (isPerson && people.data) || [],
    /** The results are for an earlier text. */
    isStale: text.trim() !== q || asked.some(({ isPlaceholderData }) => isPlaceholderData),
    isSearching:
      asked.some(({ isFetching }) => isFetching) ||
      (text.trim() !== q && text.trim().length >= MIN_CHARACTERS),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
