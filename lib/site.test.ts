import { afterEach, expect, test, vi } from "vitest";
import { contactEmail } from "./site";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["hello@shelf.example", "https://shelf.example", "hello@shelf.example"],
  ["", "https://www.shelf.example/", "support@shelf.example"],
  ["", "http://localhost:3000", "support@questshelf.test"],
  ["", "http://127.0.0.1:3000", "support@questshelf.test"],
])("with CONTACT_EMAIL %j at %s people write to %s", (given, site, address) => {
  vi.stubEnv("CONTACT_EMAIL", given);
  vi.stubEnv("SITE_URL", site);
  expect(contactEmail()).toBe(address);
});
