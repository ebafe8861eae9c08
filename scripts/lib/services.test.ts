import { expect, test } from "vitest";
import { planServices, sandboxVariables } from "./services";

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

test("without keys, all services are sandboxed", () => {
  const plan = planServices({ IGDB_CLIENT_ID: "", SITE_URL: "https://questshelf.example" });
  expect(titles(plan.sandboxed)).toEqual(["IGDB", "Steam", "Supabase", "Turnstile"]);
  expect(plan.real).toEqual([]);
});

test("a service with all its keys is real and keeps its variables", () => {
  const plan = planServices({ STEAM_API_KEY: "key", IGDB_CLIENT_ID: "id", IGDB_CLIENT_SECRET: "secret" });
  expect(titles(plan.real)).toEqual(["IGDB", "Steam"]);
  const variables = sandboxVariables(plan, "http://127.0.0.1:3001");
  expect(variables).toMatchObject({
    SANDBOX_URL: "http://127.0.0.1:3001",
    SUPABASE_URL: "http://127.0.0.1:3001/supabase",
  });
  expect(Object.keys(variables).filter((name) => /IGDB|STEAM/.test(name))).toEqual([]);
});

test("a service with some of its keys is an error that names the set and the missing ones", () => {
  const plan = () => planServices({ IGDB_CLIENT_SECRET: "secret", SUPABASE_URL: "https://x.supabase.co" });
  expect(plan).toThrow(
    /IGDB_CLIENT_SECRET is set but IGDB_CLIENT_ID is not .*SUPABASE_PUBLISHABLE_KEY is not/,
  );
});
