import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("without settings everything is played, and the faults stay closed", () => {
  const settings = readSettings({ SANDBOX_CATALOGUE: "" });
  expect(settings.SANDBOX_SERVICES).toEqual(["igdb", "steam", "supabase", "turnstile"]);
  expect(settings).toMatchObject({ SANDBOX_PORT: 3001, SANDBOX_CONTROL: false });
});

test("every bad setting is named", () => {
  const bad = { SANDBOX_PORT: "x", SANDBOX_SERVICES: "igdb,redis", SANDBOX_CATALOGUE: "-5" };
  expect(() => readSettings(bad)).toThrow(/SANDBOX_PORT.*SANDBOX_SERVICES.*SANDBOX_CATALOGUE/);
});
