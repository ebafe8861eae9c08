import { defineConfig } from "playwright/test";

const executablePath = process.env.CHROMIUM_PATH;
/** One app, or several: e2e/support/fixtures.ts gives each worker its own. */
const sites = process.env.E2E_BASE_URL?.split(",") ?? ["http://localhost:3000"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // A browser waits for half of its time, also on two cores.
  workers: 3,
  forbidOnly: true,
  timeout: 45_000,
  // On a machine that others use as well, a step may miss its time. What passes when tried again is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: sites[0],
    locale: "en-US",
    // Half of a browser's work here is drawing. The specs whose matter is motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "parallel", testIgnore: /\.(alone|restarted)\.spec\.ts$/ },
    // Specs that put a whole service in trouble would disturb the others: npm test runs them afterwards, one at a time
    // in each app.
    { name: "alone", testMatch: /\.alone\.spec\.ts$/, workers: sites.length },
    // Runs after the app was stopped and started again.
    // One after the other: each of them uses up a limit of the one client that all of them are.
    { name: "restarted", testMatch: /\.restarted\.spec\.ts$/, workers: 1 },
  ],
});
