import { defineConfig } from "playwright/test";

const executablePath = process.env.CHROMIUM_PATH;
/** One app for all workers, or one for each (e2e/support/fixtures.ts). */
const sites = process.env.E2E_BASE_URL?.split(",") ?? ["http://localhost:3000"];

/**
 * Debian's full Chromium renders two hidden popups of its address bar for each new window, which is more than half of
 * the processor time that a page costs. The switch replaces Playwright's own, so its features are repeated.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // On two cores, beside the worker of the specs that run alone: with more, the app exceeds its own time limits.
  workers: 3,
  forbidOnly: true,
  timeout: 45_000,
  // On a busy machine a step may exceed its time. A test that passes on a retry is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: sites[0],
    locale: "en-US",
    // The requests of a worker cannot be held back or counted: only the spec of the worker allows it.
    serviceWorkers: "block",
    // Motion costs half of a browser's work. The specs that test it enable it.
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
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
  },
  projects: [
    { name: "parallel", testIgnore: /\.(alone|restarted)\.spec\.ts$/, outputDir: "test-results/parallel" },
    // These make a whole service fail, so each runs alone in its app.
    {
      name: "alone",
      testMatch: /\.alone\.spec\.ts$/,
      workers: sites.length,
      outputDir: "test-results/alone",
    },
    // These run after the app was stopped and started again, one at a time: each uses up a limit of its client.
    {
      name: "restarted",
      testMatch: /\.restarted\.spec\.ts$/,
      workers: 1,
      outputDir: "test-results/restarted",
    },
  ],
});
