import { getCompanyGames } from "@/lib/companies/get-company-games";
import { companyGamesQuerySchema, companyParamsSchema } from "@/lib/companies/input";
import { CATALOGUE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/** A page of a company's games: `?role=developed|published&offset=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: anyone,
      limit: "read",
      params: companyParamsSchema,
      query: companyGamesQuerySchema,
      cacheControl: CATALOGUE_CACHE_CONTROL,
    },
    async ({ params, query }) => getCompanyGames(params.companyId, query.role, query.offset),
  ),
});
