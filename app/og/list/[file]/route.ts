import { z } from "zod";
import { getPublicListOf } from "@/app/list-of-id";
import { A_MINUTE, answerCard, subjectOf, withoutQuery } from "@/lib/cards/answer";
import { getListCard } from "@/lib/cards/list-card";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { listCardPath, listIdOfCard } from "@/lib/lists/card-path";

const paramsSchema = z.object({ file: z.string() });

/** A list's social card: `/og/list/{id without hyphens}-{version}.jpg`, or the current one without a version. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const bare = withoutQuery(request);
    if (bare) return bare;
    const id = listIdOfCard(subjectOf(params.file) ?? "");
    const found = id && (await getPublicListOf(id));
    if (!found) throw new AppError("not_found", "There is no such list.");
    return answerCard(request, {
      path: listCardPath(found.list),
      unversioned: A_MINUTE,
      versioned: A_MINUTE,
      make: (draw) => getListCard(found.list, draw),
    });
  }),
});
