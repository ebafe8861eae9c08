import type { QueryClient } from "@tanstack/react-query";
import { feedKeys } from "@/lib/feed/keys";
import { peopleKeys } from "@/lib/people/keys";
import { profileKeys } from "@/lib/profile/keys";
import { reviewKeys } from "@/lib/reviews/keys";

/** Reads again what a follow or a block changes. @returns when the relations to people are up to date */
export function refetchPeople(queryClient: QueryClient): Promise<void> {
  // Whose reviews are shown first, or not at all.
  void queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  void queryClient.invalidateQueries({ queryKey: feedKeys.all });
  // The next search finds no one whom the user has blocked meanwhile.
  queryClient.removeQueries({ queryKey: profileKeys.allPeople, type: "inactive" });
  return queryClient.invalidateQueries({ queryKey: peopleKeys.all });
}
