import { afterAll, expect, it } from "vitest";
import { startSupabase } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

const found = async (prefix: unknown) => (await server.connect().rpc("search_people", { prefix })).data;
const names = async (prefix: string) => ((await found(prefix)) ?? []).map(({ username = "" }) => username);

it("finds public profiles by the beginning of their username, in any case, sorted, 8 at most", async () => {
  for (const name of ["Zelda_Fan", "zelda", "ZELDA9", "zel_z", "link_zelda"]) await server.newUser(name);
  expect(await names("zELda")).toEqual(["zelda", "ZELDA9", "Zelda_Fan"]);
  // An underscore is no wildcard.
  expect(await found("zel_")).toEqual([{ id: expect.any(String), username: "zel_z", avatarUrl: null }]);
  for (let index = 10; index < 20; index++) await server.newUser(`many_${index}`);
  expect(await names("many")).toEqual(Array.from({ length: 8 }, (_, index) => `many_${10 + index}`));
});

it.each(["", "z", "ze%", "ze da", "zé", "z".repeat(21), "\0ze", null])(
  "finds no profile by %j",
  async (prefix) => {
    expect((await found(prefix)) ?? []).toEqual([]);
  },
);

it.each(["link", "private"])("leaves out profiles that are %s, at once", async (visibility) => {
  const user = await server.newUser(`hidden_${visibility}`);
  expect(await names("hidden_")).toEqual([user.username]);
  await user.client.rpc("edit_profile", { changes: { visibility } });
  expect(await names("hidden_")).toEqual([]);
});

it("reads an index", async () => {
  const plan = await server.planOf(
    `select p.username from public.shown_profiles p
     where p.visibility = 'public' and lower(p.username) collate "C" >= 'ma' and lower(p.username) collate "C" < 'ma{'
     order by lower(p.username) collate "C" limit 8`,
  );
  expect(plan).toMatch(/Index Scan using profiles_by_username(?!.*Sort)/);
});
