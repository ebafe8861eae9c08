import type { APIRequestContext, Locator, Page } from "playwright/test";
import { freshName, NEW_PASSWORD, newcomer } from "../support/account-steps";
import { nameOf, newEmail } from "../support/account-writes";
import { ALL_FAULT_MODES, SLOW_MS } from "../support/faults";
import {
  captchaToken,
  expect,
  FROM_OWN_PAGE,
  linkIn,
  PASSWORD,
  redeem,
  test,
  type User,
} from "../support/fixtures";

type Given = {
  page: Page;
  requestAs: () => Promise<APIRequestContext>;
  signIn: (user?: User) => Promise<User>;
  mailTo: (email: string) => Promise<{ subject: string; text: string }>;
};

type Form = {
  /** Opens the form. @returns the input by field */
  open: (given: Given) => Promise<Record<string, string>>;
  button: string;
  /** The hint while typing. */
  ready?: string;
  /** The message after sending. */
  done: (page: Page) => Locator;
  /** Like another one; only in `npm run proof`. */
  isLikeAnother?: true;
};

/** They look alike to users; `npm run proof` runs all. */
const FAULT_MODES = process.env.PROOF ? ALL_FAULT_MODES : (["down"] as const);
/** "Too many requests" is Supabase's own message. */
const SAID =
  /^(Your account can't be reached right now\. Please try again in a moment\.|Failed to set username\. Please try again\.|Request rate limit reached)$/;
const FAILED = /Failed to load resource: the server responded with a status of (429|50\d)/;

const says = (text: string | RegExp) => (page: Page) => page.getByText(text, { exact: true });

async function signUp(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
  await expect(await request.post("/api/auth/sign-up", { data })).toBeOK();
  return email;
}

/** Every form that needs Supabase; those of a profile are in settings-unavailable.alone.spec.ts. */
const FORMS: Readonly<Record<string, Form>> = {
  "sign in": {
    open: async ({ page, requestAs, mailTo }) => {
      const request = await requestAs();
      const email = await signUp(request);
      await redeem(request, await mailTo(email));
      await page.goto("/auth");
      return { "E-mail": email, Password: PASSWORD };
    },
    button: "Sign In",
    done: (page) => page.getByRole("button", { name: "Open user menu" }),
    isLikeAnother: true,
  },
  "sign up": {
    open: async ({ page }) => {
      await page.goto("/auth?mode=sign-up");
      return { Username: freshName(), "E-mail": newEmail(), Password: PASSWORD };
    },
    ready: "This username is available",
    button: "Sign Up",
    done: says("Check your email for a confirmation link!"),
    isLikeAnother: true,
  },
  "forgotten password": {
    open: async ({ page }) => {
      await page.goto("/auth/forgot-password");
      return { "E-mail": newEmail() };
    },
    button: "Send the link",
    done: says("Check your e-mail for a link to a new password!"),
  },
  "confirmation once more": {
    open: async ({ page }) => {
      await page.goto("/auth/resend");
      return { "E-mail": newEmail() };
    },
    button: "Send the link",
    done: says("Check your email for a confirmation link!"),
    isLikeAnother: true,
  },
  "a mail's link": {
    open: async ({ page, requestAs, mailTo }) => {
      const email = await signUp(await requestAs());
      await page.goto(linkIn(await mailTo(email)));
      return {};
    },
    button: "Confirm my address",
    done: says("Your e-mail address is confirmed."),
    isLikeAnother: true,
  },
  "new password": {
    open: async ({ page, signIn, mailTo }) => {
      const { email } = await signIn();
      const data = { email, captchaToken };
      const asked = await page.request.post("/api/auth/recover", { data, headers: FROM_OWN_PAGE });
      await expect(asked).toBeOK();
      await expect.poll(async () => (await mailTo(email)).subject).toMatch(/new Questshelf password/);
      await redeem(page.request, await mailTo(email));
      await page.goto("/auth/new-password");
      return { "New password": NEW_PASSWORD };
    },
    button: "Set new password",
    done: says("Your new password is set."),
  },
  "another e-mail": {
    open: async ({ page, signIn }) => {
      await signIn();
      await page.goto("/settings/account");
      await page.getByRole("button", { name: "Change e-mail" }).click();
      return { "New e-mail": newEmail() };
    },
    button: "Change e-mail",
    done: says(/^Waiting for /),
    isLikeAnother: true,
  },
  "another password": {
    open: async ({ page, signIn }) => {
      await signIn();
      await page.goto("/settings/account");
      await page.getByRole("button", { name: "Change password" }).click();
      return { "Current password": PASSWORD, "New password": NEW_PASSWORD };
    },
    button: "Change password",
    done: says("Your password is changed."),
    isLikeAnother: true,
  },
  "first username": {
    open: async ({ page, requestAs, signIn, mailTo }) => {
      await signIn(await newcomer(await requestAs(), mailTo));
      await page.goto("/status");
      return { Username: freshName() };
    },
    ready: "This username is available",
    button: "Save",
    done: says("Username set successfully!"),
  },
};

for (const [name, { open, button, ready, done, isLikeAnother }] of Object.entries(FORMS)) {
  if (isLikeAnother && !process.env.PROOF) continue;
  test(`${name}: reports that Supabase is unavailable, keeps the input, and succeeds later`, async ({
    page,
    requestAs,
    signIn,
    mailTo,
    fault,
    allowConsole,
  }) => {
    allowConsole(FAILED);
    const typed = Object.entries(await open({ page, requestAs, signIn, mailTo }));
    const field = (label: string) => page.getByLabel(label, { exact: true });
    for (const [label, text] of typed) await field(label).fill(text);
    if (ready) await expect(page.getByText(ready, { exact: true })).toBeVisible();
    const send = page.getByRole("button", { name: button, exact: true });
    for (const trouble of FAULT_MODES) {
      await fault("supabase", trouble, trouble === "slow" ? SLOW_MS : undefined);
      const answer = page.waitForResponse((response) => response.request().method() !== "GET");
      await send.click();
      expect([429, 502, 503], trouble).toContain((await answer).status());
      await expect(page.getByText(SAID), trouble).toBeVisible();
      for (const [label, text] of typed) await expect(field(label), trouble).toHaveValue(text);
    }
    await fault("supabase", "ok");
    await send.click();
    await expect(done(page)).toBeVisible();
  });
}
