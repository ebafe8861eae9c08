import type { Row } from "../tables.ts";
import { COMPANIES } from "./company-facts.ts";
import { parseDate } from "./dates.ts";
import { checksum, imageId, imageUrl, slugOf } from "./identity.ts";
import { ownId } from "./named-rows.ts";

const STATUS_IDS: Record<string, number> = { active: 0, defunct: 1, merged: 2, renamed: 3 };

type Company = Row & { developed: number[]; published: number[] };

/** Creates companies at their first use, with the known facts. */
export function createCompanies() {
  const byName = new Map<string, Company>();
  const ids = new Set<number>();
  const logos: Row[] = [];
  const websites: Row[] = [];
  const facts = new Map(
    COMPANIES.trim()
      .split("\n")
      .map((line) => line.split("|"))
      .map((cells) => [cells[0] ?? "", cells]),
  );
  for (const cells of facts.values()) if (cells[1]) ids.add(Number(cells[1]));

  function addSites(id: number, text: string): number[] {
    return text
      .split(" ")
      .filter(Boolean)
      .map((url, index) => {
        const type = url.includes("//x.com/") ? 5 : url.includes("wikipedia.org") ? 3 : 1;
        const row = {
          id: id * 10 + index,
          type,
          url,
          trusted: type === 3,
          checksum: checksum(`cw:${id}:${index}`),
        };
        websites.push(row);
        return row.id;
      });
  }

  function create(name: string): Company {
    const [, known, country, founded, parent, status, sites, description] = facts.get(name) ?? [];
    const id = known ? Number(known) : ownId(`company:${name}`, ids);
    ids.add(id);
    const slug = slugOf(name) || `company-${id}`;
    const row: Company = {
      id,
      name,
      slug,
      url: `https://www.igdb.com/companies/${slug}`,
      developed: [],
      published: [],
      created_at: 1300000000,
      updated_at: 1760000000,
      checksum: checksum(`company:${name}`),
    };
    byName.set(name, row);
    if (!facts.has(name)) return row;
    if (country) row.country = Number(country);
    if (founded) {
      const parts = parseDate(founded);
      row.start_date = parts.date;
      row.start_date_format = parts.date_format;
    }
    if (description) row.description = description;
    row.status = STATUS_IDS[status || "active"] ?? 0;
    const sitesIds = addSites(id, sites ?? "");
    if (sitesIds.length > 0) row.websites = sitesIds;
    const image = imageId("cl", id);
    logos.push({
      id,
      alpha_channel: true,
      animated: false,
      image_id: image,
      url: imageUrl(image),
      width: 600,
      height: 240,
      checksum: checksum(`logo:${id}`),
    });
    row.logo = id;
    if (parent) row.parent = use(parent).id;
    return row;
  }

  function use(name: string): Company {
    return byName.get(name) ?? create(name);
  }

  return { use, rows: (): Company[] => [...byName.values()], logos, websites };
}
