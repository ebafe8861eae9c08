import { describe, expect, it } from "vitest";
import { companyPath } from "@/lib/games/company-path";
import { companyBrowsePath, companyListPath, pageOfOffset, parseCompanyRoute } from "./company-route";

const company = { id: 70, slug: "nintendo", name: "Nintendo & Co" };

describe("a company's addresses", () => {
  it("are the spec's", () => {
    expect(companyPath(company)).toBe("/company/nintendo?id=70");
    expect(companyBrowsePath(company, "developed")).toBe("/games?dev=70&devName=Nintendo+%26+Co");
    expect(companyBrowsePath(company, "published")).toBe("/games?pub=70&pubName=Nintendo+%26+Co");
  });

  it("lead to the pages of its lists and back", () => {
    expect(companyListPath(company, "published", 3)).toBe("/company/nintendo/published/3?id=70");
    expect(parseCompanyRoute(["published", "3"])).toEqual({ role: "published", page: 3, offset: 40 });
    expect(pageOfOffset(40)).toBe(3);
    expect(pageOfOffset(null)).toBeNull();
    expect(pageOfOffset(100_000)).toBeNull();
  });

  it.each([
    ["developed"],
    ["developed", "1"],
    ["developed", "02"],
    ["made", "2"],
    ["developed", "2", "x"],
    ["developed", "101"],
  ])("does not exist: %s %s %s", (...segments) => {
    expect(parseCompanyRoute(segments.filter(Boolean))).toBeNull();
  });

  it("has the company itself at its top", () => {
    expect(parseCompanyRoute([])).toBe("top");
  });
});
