import { jsonFile, profileCsv, tableCsv } from "@/lib/account-data/export-files";
import { fileResponse } from "@/lib/account-data/file-response";
import { dataQuerySchema } from "@/lib/account-data/input";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";

/** A shelf of 20,000 games is read in 100 answers. */
const TIME_LIMIT_MS = 60_000;

/** All data of the signed-in user, as a download. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: signedIn({ timeLimitMs: TIME_LIMIT_MS }),
      limit: "write",
      origin: "own",
      query: dataQuerySchema,
    },
    async ({ user, query }) => {
      const now = new Date();
      const name = (part: string) => `questshelf-${part}-${now.toISOString().slice(0, 10)}`;
      if (query.format === "json") {
        const type = "application/json; charset=utf-8";
        return fileResponse({ name: `${name("data")}.json`, type, pieces: jsonFile(user, now) });
      }
      const { table } = query;
      const pieces = table === "profile" ? profileCsv(user) : tableCsv(user, table);
      const file = `${name(table.replace("_", "-"))}.csv`;
      return fileResponse({ name: file, type: "text/csv; charset=utf-8", pieces });
    },
  ),
});
