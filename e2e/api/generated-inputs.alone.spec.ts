import { createClient } from "../../scripts/attack/client";
import { attackRoute } from "../../scripts/attack/run";
import { findRoutes } from "../../scripts/lib/routes";
import { expect, test } from "../support/fixtures";
import { cookiesOf } from "../support/session";

/** `npm run attack` sends 20,000, by chance; here the same few each time. */
const INPUTS = process.env.PROOF ? 60 : 10;
const SEED = 20_261_121;
const CONNECTIONS = 8;
/** For machines that do much else meanwhile. */
const TIME_LIMIT_MS = 300_000;

// In an app that no other test uses meanwhile: the inputs take hold of limits and of IGDB's budget.
for (const kind of ["page", "handler"] as const) {
  test(`survives generated inputs for every ${kind}`, async ({ baseURL, userRequest }) => {
    const site = baseURL ?? "";
    test.setTimeout(TIME_LIMIT_MS);
    const cookie = await cookiesOf(userRequest);
    const client = createClient(site, cookie, CONNECTIONS);
    const routes = findRoutes("app").filter((route) => route.kind === kind);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      const plan = { client, site, seed: SEED, inputs: INPUTS, connections: CONNECTIONS, mayBeBusy: true };
      const { fault } = await attackRoute(route, plan);
      expect(fault, route.path).toBeNull();
    }
  });
}
