import { z } from "zod";
import { signedIn } from "@/lib/auth/user";
import { BULK_TIME_LIMIT_MS } from "@/lib/collection/set-statuses";
import { undoChange } from "@/lib/collection/undo-change";
import { route, routes } from "@/lib/http/route";
import { expireLists } from "@/lib/lists/expire";
import { expirePeople } from "@/lib/people/expire";
import { expireOwnProfile } from "@/lib/profile/expire";
import { expireReviews } from "@/lib/reviews/expire";

/** Undoes what requests with the change's id in `X-Change` have written. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    {
      access: signedIn({ timeLimitMs: BULK_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: z.strictObject({ change: z.uuid("There is nothing to undo by that id.") }),
      invalidates: expireOwnProfile,
    },
    async ({ user, body }) => {
      const { lists, people, reviews, ...answer } = await undoChange(user, body.change);
      if (lists.length > 0) await expireLists(user.id, lists);
      if (people.length > 0) await expirePeople(people);
      if (reviews.length > 0) await expireReviews(user.id, reviews);
      return answer;
    },
  ),
});
