import { createClient } from "../../lab/attack/client";
import { attackRoute } from "../../lab/attack/run";
import { readSchemas } from "../../lab/attack/schemas";
import { findRoutes } from "../../scripts/lib/routes";
import { expect, test } from "../support/fixtures";
import { cookiesOf } from "../support/session";

/** `npm run attack` sends 20,000 random inputs; this spec sends the same few each time. */
const INPUTS = process.env.PROOF ? 60 : 3;
const SEED = 20_261_121;
const CONNECTIONS = 8;
/** Allows for a busy machine. */
const TIME_LIMIT_MS = 240_000 + INPUTS * 20_000;

// Runs alone: the inputs use up limits and IGDB's budget.
for (const kind of ["page", "handler"] as const) {
  test(`survives generated inputs for every ${kind}`, async ({ baseURL, userRequest }) => {
    const site = baseURL ?? "";
    test.setTimeout(TIME_LIMIT_MS);
    const cookie = await cookiesOf(userRequest);
    const client = createClient(site, cookie, CONNECTIONS);
    const routes = findRoutes("app").filter((route) => route.kind === kind);
    expect(routes.length).toBeGreaterThan(10);
    const schemas = readSchemas();
    for (const route of routes) {
      const plan = {
        client,
        schemas,
        site,
        seed: SEED,
        inputs: INPUTS,
        connections: CONNECTIONS,
        mayBeBusy: true,
      };
      const { fault } = await attackRoute(route, plan);
      expect(fault, route.path).toBeNull();
    }
  });
}
