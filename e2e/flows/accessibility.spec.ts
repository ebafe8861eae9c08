import { findViolations, THEMES } from "../support/axe";
import { DEMO, expect, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { expectReflow, watchMotion } from "../support/page";
import { SCREENS, type Screen, screenFiles } from "../support/screens";
import { putOnShelf } from "../support/shelf";
import { walkWideAndNarrow } from "../support/tab-walk";

test("no page is missing from the table of screens", () => {
  expect(Object.keys(SCREENS).sort()).toEqual(screenFiles().sort());
  expect(Object.values(SCREENS).filter((screens) => screens.length === 0)).toEqual([]);
});

const ALL_SCREENS = Object.values(SCREENS).flat();
/** `npm run proof` runs all. */
const SEEN = process.env.PROOF ? ALL_SCREENS : ALL_SCREENS.filter(({ inProof }) => inProof !== "all");
const isWalked = ({ inProof }: Screen) => Boolean(process.env.PROOF) || !inProof;
/** Screens that one user sees in turn, so that its scripts are loaded once. Those that Tab walks through are alone. */
const MAX_IN_TURN = 6;

const inTurn = Object.values(Object.groupBy(SEEN, ({ as = "visitor" }) => as)).flatMap((screens = []) => {
  const [alone, others] = [screens.filter(isWalked), screens.filter((screen) => !isWalked(screen))];
  const starts = others.flatMap((_, index) => (index % MAX_IN_TURN === 0 ? [index] : []));
  return [
    ...alone.map((screen) => [screen]),
    ...starts.map((start) => others.slice(start, start + MAX_IN_TURN)),
  ];
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const screens of inTurn) {
      const as = screens[0]?.as;
      const paths = screens.map(({ path }) => path).join(", ");
      test(`has no violations, also when it is zoomed; stands still, and is walked through by Tab in order: ${as ?? "visitor"}, ${paths}`, async ({
        page,
        signIn,
        allowConsole,
      }) => {
        // The next screen is opened while covers are loading.
        allowConsole(/_sandbox\/images|_rsc=|404/);
        // A long walk, e.g. through a hundred covers.
        test.slow();
        if (as) await signIn(as === "demo" ? DEMO : undefined);
        if (as === "collector") await putOnShelf(page, [WITCHER, PORTAL, HADES]);
        const motionSeen = await watchMotion(page);
        for (const screen of screens) {
          await test.step(screen.path, async () => {
            await page.goto(screen.path);
            await page.waitForLoadState("networkidle");
            expect.soft(await findViolations(page), screen.path).toEqual([]);
            // `npm run proof` runs axe at the largest zoom too.
            await expectReflow(page, async () => {
              if (process.env.PROOF) expect.soft(await findViolations(page), screen.path).toEqual([]);
            });
            if (isWalked(screen) && colorScheme === THEMES[0]) await walkWideAndNarrow(page);
            expect.soft(await motionSeen(), screen.path).toEqual([]);
          });
        }
      });
    }
  });
}
