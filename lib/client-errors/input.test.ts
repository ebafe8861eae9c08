import { describe, expect, it } from "vitest";
import { clientErrorSchema, MAX_REPORT_BYTES } from "./input";

const REPORT = { kind: "error", message: "x is not a function", path: "/games" };

describe("clientErrorSchema", () => {
  it.each([
    REPORT,
    { ...REPORT, source: "/_next/static/chunks/0~abc.js:1:2045" },
    { ...REPORT, kind: "boundary", reference: "k3j9x2m1" },
  ])("takes %j", (report) => {
    expect(clientErrorSchema.parse(report)).toEqual(report);
  });

  it.each([
    {},
    { ...REPORT, kind: "other" },
    { ...REPORT, message: "a".repeat(201) },
    { ...REPORT, path: "/games?q=private" },
    { ...REPORT, path: "https://shelf.example/games" },
    { ...REPORT, path: `/${"a".repeat(300)}` },
    { ...REPORT, source: "/games?q=private:1:2" },
    { ...REPORT, source: "https://elsewhere.example/x.js" },
    { ...REPORT, reference: "<b>" },
    { ...REPORT, level: "error" },
  ])("refuses %j", (report) => {
    expect(clientErrorSchema.safeParse(report).success).toBe(false);
  });

  it("fits into the bytes that are read with every field at its longest", () => {
    const longest = {
      kind: "rejection",
      message: "€".repeat(200),
      path: `/${"€".repeat(299)}`,
      source: `/${"€".repeat(299)}`,
      reference: "a".repeat(16),
    };
    expect(clientErrorSchema.safeParse(longest).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(MAX_REPORT_BYTES);
  });
});
