import PQueue from "p-queue";
import type { APIRequestContext } from "playwright/test";
import {
  contentOf,
  expectFallback,
  FAULT_MODES,
  isOk,
  type Reply,
  requestRoute,
  requestUntilOk,
  SLOW_MS,
} from "../support/faults";
import { DEMO, expect, test } from "../support/fixtures";
import { pageFiles, READ_ROUTES, routeFiles } from "../support/read-routes";
import { makeRouteSamples } from "../support/route-samples";

/** More would exceed the app's time limits on a slow machine. */
const AT_ONCE = 12;
const SERVICES = ["igdb", "steam", "supabase"] as const;

test("lists every page and every GET route in the table", () => {
  expect([...pageFiles(), ...routeFiles("GET")].sort()).toEqual(Object.keys(READ_ROUTES).sort());
});

for (const service of SERVICES) {
  for (const trouble of FAULT_MODES) {
    test(`${service} ${trouble}: serves cached routes, fails the others in time, and recovers by itself`, async ({
      requestAs,
      request,
      newUser,
      fault,
      baseURL,
    }) => {
      // In a fresh app, cards are drawn and sitemaps read before the fault begins.
      test.setTimeout(240_000);
      const person = await requestAs(DEMO);
      // A profile is fresh for a minute: one that was just loaded is not read again during the fault.
      const names: [string, string] =
        service === "supabase" ? [(await newUser()).username, (await newUser()).username] : ["demo", "guest"];
      const samples = await makeRouteSamples(person, `${baseURL}`, names);
      // Routes that do not need the service are unchanged.
      const concerned = Object.entries(READ_ROUTES).filter(
        ([, { needs, isProbe }]) => !isProbe && (trouble === "down" || needs.includes(service)),
      );
      const rows = concerned.map(([file, address]) => {
        const [seen = "", ...unseen] = address.paths(samples);
        return { file, address, seen, unseen, as: address.isPersonal ? person : request };
      });
      const before = new Map<string, Reply>();
      const queue = new PQueue({ concurrency: AT_ONCE });
      await queue.addAll(
        rows.map(
          ({ seen, as }) =>
            async () =>
              before.set(seen, await requestUntilOk(as, seen)),
        ),
      );

      await fault(service, trouble, trouble === "slow" ? SLOW_MS : undefined);
      const failed: { path: string; as: APIRequestContext }[] = [];
      const asking = rows.map(({ file, address, seen, unseen, as }) => async () => {
        if (!address.needs.includes(service)) {
          await requestUntilOk(as, seen);
          return;
        }
        const known = await requestRoute(as, seen, address.limitMs);
        const was = before.get(seen);
        if (address.isKept === false) {
          expectFallback(known, address);
          failed.push({ path: seen, as });
        } else {
          expect(isOk(known), `${seen}: ${known.status}`).toBe(true);
          if (was) expect(contentOf(known), seen).toBe(contentOf(was));
        }
        // An earlier run may have cached some of them, but not all.
        for (const path of unseen) {
          const asked = await requestRoute(as, path, address.limitMs);
          if (isOk(asked)) continue;
          expectFallback(asked, address);
          failed.push({ path, as });
          return;
        }
        const hasNoOther = address.isKept === false || address.isOnlyOne === true;
        expect(unseen.length === 0 && hasNoOther, `${file}: none says that it cannot be read`).toBe(true);
      });
      await queue.addAll(asking);

      await fault(service, "ok");
      await queue.addAll(
        failed.map(
          ({ path, as }) =>
            () =>
              requestUntilOk(as, path),
        ),
      );
    });
  }
}
