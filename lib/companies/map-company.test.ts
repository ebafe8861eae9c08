import { describe, expect, it, vi } from "vitest";
import { companyRow } from "@/lib/igdb/rows";
import { toCompany } from "./map-company";

vi.mock("@/lib/env", () => ({ env: () => ({ IGDB_IMAGE_URL: "/images" }) }));

describe("toCompany", () => {
  it("maps the facts of IGDB to text", () => {
    const row = companyRow.parse({
      id: 70,
      name: "Nintendo",
      slug: "nintendo",
      description: " A maker of playing cards. ",
      country: 392,
      start_date: -2_533_161_600,
      start_date_format: 0,
      status: { id: 0, name: "active" },
      url: "https://www.igdb.com/companies/nintendo",
      logo: { id: 1, image_id: "cl1", width: 600, height: 240 },
      parent: { id: 7, name: "Parent & Sons", slug: "parent-and-sons" },
      websites: [
        { id: 1, url: "https://www.nintendo.com", type: 1 },
        { id: 2, url: "javascript:alert(1)", type: 1 },
        { id: 3, url: "https://example.com" },
      ],
    });
    expect(toCompany(row)).toEqual({
      id: 70,
      name: "Nintendo",
      slug: "nintendo",
      path: "/company/nintendo?id=70",
      logoUrl: "/images/t_logo_med/cl1.png",
      country: "Japan",
      founded: "Sep 23, 1889",
      description: "A maker of playing cards.",
      status: null,
      parent: { name: "Parent & Sons", path: "/company/parent-and-sons?id=7" },
      websites: [{ url: "https://www.nintendo.com", category: 1 }],
      igdbUrl: "https://www.igdb.com/companies/nintendo",
    });
  });

  it("accepts a name alone, and names the successor of a company", () => {
    const row = companyRow.parse({ id: 5, name: "Émile Games", status: { id: 1, name: "Defunct" } });
    expect(toCompany(row)).toMatchObject({
      path: "/company/emile-games?id=5",
      logoUrl: null,
      country: null,
      founded: null,
      description: null,
      status: "defunct",
      parent: null,
      websites: [],
      igdbUrl: "https://www.igdb.com/companies/emile-games",
    });
  });
});
