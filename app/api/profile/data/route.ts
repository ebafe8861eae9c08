import { dataFile } from "@/lib/account-data/data-file";
import { fileResponse } from "@/lib/account-data/file-response";
import { dataQuerySchema } from "@/lib/account-data/input";
import { accountReader } from "@/lib/account-data/reader";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";

/** A shelf of 20,000 games is read in 100 answers, no faster than a phone downloads them. */
const TIME_LIMIT_MS = 5 * 60_000;

/** All data of the signed-in user, as a download. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: signedIn({ timeLimitMs: TIME_LIMIT_MS }),
      limit: "write",
      origin: "own",
      query: dataQuerySchema,
    },
    ({ user, query }) => fileResponse(dataFile(accountReader(user), query, new Date())),
  ),
});
