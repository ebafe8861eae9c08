import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openCatalogue } from "../../sandbox/supabase/catalogue.ts";
import { createDataDir, startSupabase } from "./harness.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const dataDir = await createDataDir();
const server = await startSupabase({ dataDir });
await loadCatalogue(server);
afterAll(() => server.stop());

const count = async () => (await server.sql("select count(*)::int as games from public.games"))[0]?.games;
const open = (hasSamples: boolean) => openCatalogue({ supabase: server.supabase, dataDir, hasSamples });

it("puts the key where only its owner can read it, and frees the lease of a job that was killed with the sandbox", async () => {
  await server.sql(
    "update public.catalogue_state set lease = gen_random_uuid(), leased_until = now() + interval '1 day', synchronised_at = '2020-01-01'",
  );
  await open(true);
  const { mode } = await stat(join(dataDir, "supabase", "secret-key"));
  expect((mode & 0o777).toString(8)).toBe("600");
  const [state] = await server.sql(
    "select lease, synchronised_at > now() - interval '1 minute' as is_fresh from public.catalogue_state",
  );
  expect(state).toEqual({ lease: null, is_fresh: true });
  expect(await count()).toBeGreaterThan(400);
});

it("removes the sample games where IGDB has keys, and leaves IGDB's", async () => {
  await open(false);
  expect(await count()).toBe(0);
  const [state] = await server.sql("select source, is_loaded, games from public.catalogue_state");
  expect(state).toEqual({ source: null, is_loaded: false, games: 0 });
  await loadCatalogue(server);
  await server.sql("update public.catalogue_state set source = 'igdb'");
  await open(false);
  expect(await count()).toBeGreaterThan(400);
});
