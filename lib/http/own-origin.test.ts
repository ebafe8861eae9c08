import { beforeAll, describe, expect, it, vi } from "vitest";
import { assertOwnOrigin } from "./own-origin";

vi.mock("@/lib/env", () => ({ env: () => ({ SITE_URL: "https://questshelf.test" }) }));

let request: (headers: Record<string, string>) => Request;
beforeAll(() => {
  request = (headers) => new Request("http://10.0.0.1:3000/api", { method: "POST", headers });
});

describe("assertOwnOrigin", () => {
  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin", origin: "https://questshelf.test" },
    { "sec-fetch-site": "none" },
    { origin: "https://questshelf.test" },
    { origin: "http://localhost:3000", host: "localhost:3000" },
  ])("accepts %o", (headers) => {
    expect(() => assertOwnOrigin(request(headers))).not.toThrow();
  });

  it.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site", origin: "https://questshelf.test" },
    { "sec-fetch-site": "same-site", origin: "https://questshelf.test" },
    { origin: "https://questshelf.test.evil.example" },
    { origin: "http://questshelf.test", host: "other.test" },
    { origin: "null", host: "null" },
    { origin: "not an address" },
    { origin: "" },
    { "sec-fetch-site": "" },
    { host: "questshelf.test" },
    {},
  ])("refuses %o", (headers) => {
    expect(() => assertOwnOrigin(request(headers))).toThrow(
      expect.objectContaining({ code: "cross_origin", status: 403 }),
    );
  });
});
