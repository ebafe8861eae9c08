import type { Page } from "playwright/test";
import { NEW_PASSWORD } from "../support/account-steps";
import { newEmail } from "../support/account-writes";
import { ALL_FAULT_MODES, SLOW_MS } from "../support/faults";
import { expect, PASSWORD, test, type User } from "../support/fixtures";

type Screen = {
  open: (given: { page: Page; signIn: () => Promise<User> }) => Promise<unknown>;
  /** The user's input. */
  type: () => Record<string, string>;
  button: string;
  done: string;
};

const RETRY_MS = 8000;
const PATIENCE_MS = 15_000;
const SAID = "We could not verify that you are human. Please check your connection or reload the page.";
// An invalid script, and a missing one.
const SCRIPT_FAILED = /Failed to load resource|MIME type|SyntaxError|ERR_/;

/** Every screen with the bot-check. */
const SCREENS: Readonly<Record<string, Screen>> = {
  "sign up": {
    open: ({ page }) => page.goto("/auth?mode=sign-up"),
    type: () => ({ Username: `b_${Date.now()}`, "E-mail": newEmail(), Password: PASSWORD }),
    button: "Sign Up",
    done: "Check your email for a confirmation link!",
  },
  "forgotten password": {
    open: ({ page }) => page.goto("/auth/forgot-password"),
    type: () => ({ "E-mail": newEmail() }),
    button: "Send the link",
    done: "Check your e-mail for a link to a new password!",
  },
  "confirmation once more": {
    open: ({ page }) => page.goto("/auth/resend"),
    type: () => ({ "E-mail": newEmail() }),
    button: "Send the link",
    done: "Check your email for a confirmation link!",
  },
  "another password": {
    open: async ({ page, signIn }) => {
      await signIn();
      await page.goto("/settings/account");
      await page.getByRole("button", { name: "Change password" }).click();
    },
    type: () => ({ "Current password": PASSWORD, "New password": NEW_PASSWORD }),
    button: "Change password",
    done: "Your password is changed.",
  },
};

/** The screen that loads it late; `npm run proof` runs every fault on every screen. */
const SOME = ["another password: down"];

for (const [name, { open, type, button, done }] of Object.entries(SCREENS)) {
  for (const trouble of ALL_FAULT_MODES) {
    if (!process.env.PROOF && !SOME.includes(`${name}: ${trouble}`)) continue;
    test(`${name}: reports that the bot-check's script is ${trouble}, and recovers by itself`, async ({
      page,
      signIn,
      fault,
      allowConsole,
    }) => {
      allowConsole(SCRIPT_FAILED);
      const typed = Object.entries(type());
      await page.clock.install();
      await fault("turnstile", trouble, trouble === "slow" ? SLOW_MS : undefined, { call: "GET " });
      await open({ page, signIn });
      for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
      if (trouble === "slow") {
        await expect(page.locator("script[src*=turnstile]")).toBeAttached();
        await page.clock.fastForward(PATIENCE_MS);
      }
      await expect(page.getByText(SAID)).toBeVisible();
      await fault("turnstile", "ok");
      await page.clock.fastForward(RETRY_MS);
      await expect(page.getByText(SAID)).toBeHidden();
      for (const [label, text] of typed) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByText(done, { exact: true })).toBeVisible();
    });
  }
}
