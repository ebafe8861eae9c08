import { type OwnApp, startOwnApp } from "../scripts/lib/own-app.ts";
import { test as base } from "./fixtures";

const START_MS = 60_000;
/** Far from the numbers of the apps that `npm test` itself starts. */
const FIRST_NUMBER = 10;

type Fixtures = {
  /** An app of this test's own, which it may kill; all that the other fixtures ask, they ask there. */
  ownApp: OwnApp;
};

export const test = base.extend<Fixtures>({
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
    async ({}, use, { parallelIndex }) => {
      // What `npm test` runs its apps with; by itself a spec takes the build of `npm start`.
      const own: Record<string, string> = JSON.parse(process.env.E2E_APP ?? "{}");
      const app = await startOwnApp(FIRST_NUMBER + parallelIndex, { ...DEFAULTS, ...process.env, ...own });
      await use(app);
      await app.remove();
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ ownApp }, use) => use(ownApp.site),
});

const DEFAULTS = { PORT: "3000", DATA_DIR: ".data", SANDBOX_CONTROL: "1" };
