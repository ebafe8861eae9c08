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
/** All of them with `npm run proof`. */
const SEEN = process.env.PROOF ? ALL_SCREENS : ALL_SCREENS.filter(({ inProof }) => inProof !== "all");

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ allowConsole }) => {
      // A test may end while the sandbox still draws covers.
      allowConsole(/_sandbox\/images/);
    });

    for (const { path, as, inProof } of SEEN) {
      test(`${path} has no violations, also when it is zoomed; it stands still, and Tab goes through it in order`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        const isWalked = colorScheme === THEMES[0] && (process.env.PROOF || !inProof);
        // A walk that is long, as through a hundred covers that are drawn anew each time.
        if (isWalked && inProof) test.slow();
        allowConsole(/404/);
        if (as) await signIn(as === "demo" ? DEMO : undefined);
        if (as === "collector") await putOnShelf(page, [WITCHER, PORTAL, HADES]);
        const motionSeen = await watchMotion(page);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await findViolations(page)).toEqual([]);
        // Zoomed, the same elements stand one below the other: another look at them waits for the proof.
        await expectReflow(page, async () => {
          if (process.env.PROOF) expect(await findViolations(page)).toEqual([]);
        });
        if (isWalked) await walkWideAndNarrow(page);
        expect(await motionSeen()).toEqual([]);
      });
    }
  });
}
