import { jsonFile, profileCsv, tableCsv } from "@/lib/account-data/export-files";
import { fileResponse } from "@/lib/account-data/file-response";
import { dataQuerySchema } from "@/lib/account-data/input";
import { requireUserFor } from "@/lib/auth/user";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";

/** A shelf of 20,000 games is read in 100 answers. */
const TIME_LIMIT_MS = 60_000;

/** All that is kept about who asks, as a file to be saved. */
export const GET = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const query = parseQuery(request.url, dataQuerySchema);
  const user = await requireUserFor(TIME_LIMIT_MS);
  const now = new Date();
  const name = (part: string) => `questshelf-${part}-${now.toISOString().slice(0, 10)}`;
  if (query.format === "json") {
    const type = "application/json; charset=utf-8";
    return fileResponse({ name: `${name("data")}.json`, type, pieces: jsonFile(user, now) });
  }
  const { table } = query;
  const pieces = table === "profile" ? profileCsv(user) : tableCsv(user, table);
  const file = name(table.replace("_", "-"));
  return fileResponse({ name: `${file}.csv`, type: "text/csv; charset=utf-8", pieces });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
