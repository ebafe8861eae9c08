import { useQuery } from "@tanstack/react-query";
import { sessionOptions } from "@/lib/auth/queries";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { GameSearchFilter } from "@/lib/games/keys";
import { hiddenGamesOptions } from "@/lib/games/queries";
import type { GameSummary } from "@/lib/games/schema";

type HiddenGames = {
  /** None for users who have not chosen to see them. */
  adultGames: GameSummary[];
  /** How many the search hides from this user. */
  hiddenCount: number;
  isLoading: boolean;
  /** These are of the previous search. */
  isStale: boolean;
};

const NONE: GameSummary[] = [];

/** The games for adults only of a search that hides `count` of them from visitors. Requests nothing if it hides none. */
export function useHiddenGames(search: GameSearchFilter, count = 0): HiddenGames {
  const isWanted = useSignedInHint() && count > 0;
  const { data: session } = useQuery({ ...sessionOptions(), enabled: isWanted });
  const user = isWanted && session?.user?.showAdult ? session.user : null;
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...hiddenGamesOptions(user?.id ?? "", search),
    enabled: user !== null,
  });
  const adultGames = (user && data) || NONE;
  return {
    adultGames,
    hiddenCount: adultGames.length > 0 || isLoading ? 0 : count,
    isLoading,
    isStale: user !== null && isPlaceholderData,
  };
}
