import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("runs every service by default, without faults", () => {
  const settings = readSettings({ SANDBOX_CATALOGUE: "" });
  expect(settings.SANDBOX_SERVICES).toEqual(["igdb", "steam", "supabase", "turnstile"]);
  expect(settings).toMatchObject({ SANDBOX_PORT: 3001, SANDBOX_CONTROL: false });
});

test("names every invalid setting", () => {
  const bad = { SANDBOX_PORT: "x", SANDBOX_SERVICES: "igdb,redis", SANDBOX_CATALOGUE: "-5" };
  expect(() => readSettings(bad)).toThrow(/SANDBOX_PORT.*SANDBOX_SERVICES.*SANDBOX_CATALOGUE/);
});
