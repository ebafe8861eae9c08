import "server-only";
import { companyPath } from "@/lib/games/company-path";
import { formatInexactDate } from "@/lib/games/date-format";
import { imageUrl } from "@/lib/games/images";
import { toWebsites } from "@/lib/games/map-websites";
import { slugify } from "@/lib/games/slug";
import type { CompanyRow } from "@/lib/igdb/rows";
import type { Company } from "./company";
import { countryName } from "./country";

export function toCompany(row: CompanyRow): Company {
  const slug = row.slug ?? slugify(row.name);
  const { parent, status } = row;
  return {
    id: row.id,
    name: row.name,
    slug,
    path: companyPath({ id: row.id, slug }),
    logoUrl: row.logo && imageUrl(row.logo.image_id, "logo_med").replace(/\.jpg$/, ".png"),
    country: countryName(row.country),
    founded: formatInexactDate(row.start_date, row.start_date_format),
    description: row.description?.trim() || null,
    status: !status || status.name.toLowerCase() === "active" ? null : status.name.toLowerCase(),
    parent: parent && {
      name: parent.name,
      path: companyPath({ id: parent.id, slug: parent.slug ?? slugify(parent.name) }),
    },
    websites: toWebsites(row.websites),
    igdbUrl: row.url ?? `https://www.igdb.com/companies/${slug}`,
  };
}
