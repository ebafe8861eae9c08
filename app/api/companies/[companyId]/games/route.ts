import { getCompanyGames } from "@/lib/companies/get-company-games";
import { companyGamesQuerySchema } from "@/lib/companies/input";
import { AppError } from "@/lib/errors";
import { parseGameId } from "@/lib/games/game-id";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

type Context = { params: Promise<{ companyId: string }> };

/** A page of a company's games: `?role=developed|published&offset=`. */
export const GET = route<Context>(async (request, { params }) => {
  const { role, offset } = parseQuery(request.url, companyGamesQuerySchema);
  const id = parseGameId((await params).companyId);
  if (id === null) throw new AppError("invalid_input", "The company's id is not valid.");
  await rateLimit(request, "getList");
  return json(await getCompanyGames(id, role, offset), { cacheControl: CATALOGUE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
