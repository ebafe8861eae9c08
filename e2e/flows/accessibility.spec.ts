import { findViolations, THEMES } from "../support/axe";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { expectReflow, watchMotion } from "../support/page";
import { SCREENS, screenFiles } from "../support/screens";
import { putOnShelf } from "../support/shelf";
import { walkWideAndNarrow } from "../support/tab-walk";

test("no page is missing from the table of screens", () => {
  expect(Object.keys(SCREENS).sort()).toEqual(screenFiles().sort());
  expect(Object.values(SCREENS).filter((screens) => screens.length === 0)).toEqual([]);
});

const ALL_SCREENS = Object.values(SCREENS).flat();
/** `npm run proof` runs all. */
const SEEN = process.env.PROOF ? ALL_SCREENS : ALL_SCREENS.filter(({ inProof }) => inProof !== "all");

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ allowConsole }) => {
      // A test may end while covers are loading.
      allowConsole(/_sandbox\/images/);
    });

    for (const { path, as, inProof } of SEEN) {
      test(`${path} has no violations, also when it is zoomed; it stands still, and Tab goes through it in order`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        const isWalked = colorScheme === THEMES[0] && (process.env.PROOF || !inProof);
        // A long walk, e.g. through a hundred covers.
        if (isWalked && inProof) test.slow();
        allowConsole(/404/);
        if (as) await signIn(as === "demo" ? DEMO : undefined);
        if (as === "collector") await putOnShelf(page, [WITCHER, PORTAL, HADES]);
        const motionSeen = await watchMotion(page);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await findViolations(page)).toEqual([]);
        // `npm run proof` runs axe at the largest zoom too.
        await expectReflow(page, async () => {
          if (process.env.PROOF) expect(await findViolations(page)).toEqual([]);
        });
        if (isWalked) await walkWideAndNarrow(page);
        expect(await motionSeen()).toEqual([]);
      });
    }
  });
}
