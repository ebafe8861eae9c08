import { z } from "zod";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { xmlResponse } from "@/lib/sitemap/answer";
import { getSitemap } from "@/lib/sitemap/get-sitemap";

const paramsSchema = z.object({ kind: z.string(), file: z.string() });

/** One of the catalogue's sitemaps: `/sitemaps/games/{n}.xml` and `/sitemaps/companies/{n}.xml`, from 1. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => {
    const number = /^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
    const xml = number && (await getSitemap(params.kind, Number(number)));
    if (!xml) throw new AppError("not_found", "There is no such sitemap.");
    return xmlResponse(xml);
  }),
});
