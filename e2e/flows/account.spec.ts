import { freshName, NEW_PASSWORD, newcomer, signInByForm } from "../support/account-steps";
import { findViolationsInProof } from "../support/axe";
import { captchaToken, expect, linkIn, PASSWORD, test } from "../support/fixtures";
import { expectReflow } from "../support/page";
import { walkWideAndNarrow } from "../support/tab-walk";

/** Chromium logs every refused request. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

test("resets a forgotten password by a mail's link, which works once", async ({
  page,
  newUser,
  mailTo,
  allowConsole,
  requestAs,
}) => {
  allowConsole(REFUSED);
  const user = await newUser();
  const elsewhere = await requestAs(user);

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your e-mail for a link to a new password!")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new link in \d+ s$/ })).toBeVisible();

  await expect.poll(async () => (await mailTo(user.email)).subject).toBe("Choose a new Questshelf password");
  const link = linkIn(await mailTo(user.email));
  await page.goto(link);
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await expect(page).toHaveURL("/auth/new-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  const mark = (await page.context().cookies()).find(({ name }) => name === "questshelf-recovery");
  expect(mark).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("sunshine");
  await expect(page.getByText("8 characters", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password is known to be weak and easy to guess")).toBeVisible();
  if (process.env.PROOF) {
    await expectReflow(page, async () => expect(await findViolationsInProof(page)).toEqual([]));
    await walkWideAndNarrow(page);
  }
  await field.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your new password is set.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ user: null });

  await page.goto("/auth/new-password");
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await expect(page.getByText("This link is no longer valid")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("offers the confirmation mail again in both places", async ({ page, allowConsole }) => {
  allowConsole(REFUSED);
  const username = freshName();
  const email = `${username}@example.test`;
  await page.goto("/auth?mode=sign-up");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("21 characters", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Check your email for a confirmation link!")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new link in \d+ s$/ })).toBeVisible();

  await page.getByRole("link", { name: "Already have an account? Sign in" }).click();
  await signInByForm(page, { email, password: PASSWORD });
  await expect(page.getByText("Email not confirmed")).toBeVisible();
  const again = page.getByRole("button", { name: "Send a new link" });
  await again.click();
  // The first mail is less than a minute old; the server returns the remaining time.
  await expect(page.getByText("We sent an e-mail only a moment ago.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new link in \d+ s$/ })).toBeVisible();
  await page.route("**/api/auth/resend", (route) => route.fulfill({ json: { ok: true } }));
  await page.clock.install();
  await page.clock.fastForward("01:01");
  await again.click();
  await expect(
    page.getByText(`If an account is waiting to be confirmed for ${email}, we've sent you another e-mail.`),
  ).toBeVisible();
});

test("asks a new user for a username, which can be postponed", async ({
  page,
  context,
  request,
  mailTo,
  signIn,
  requestAs,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  const user = await newcomer(await requestAs(), mailTo);
  await signIn(user);
  await page.goto("/status");
  const dialog = page.getByRole("dialog", { name: "Choose your username" });
  await expect(dialog).toContainText(
    `This username is already taken: another user chose ${user.taken} before your e-mail was confirmed`,
  );
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  await expect(dialog).toBeHidden();

  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto("/status");
  const prompt = tab.getByRole("dialog");
  const field = prompt.getByLabel("Username");
  await field.fill("x!");
  await expect(prompt.getByText("Username must be at least 3 characters")).toBeVisible();
  await field.fill(user.taken.toUpperCase());
  await expect(prompt.getByText("This username is already taken")).toBeVisible();
  await expect(prompt.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(await findViolationsInProof(tab, "[role=dialog]")).toEqual([]);
  const wanted = freshName();
  await field.fill(wanted);
  await expect(prompt.getByText("This username is available")).toBeVisible();
  // The clock is stopped until the answer: the message is shown for 1,000 ms.
  await tab.clock.pauseAt(Date.now() + 60_000);
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(tab.getByText("Username set successfully!", { exact: true })).toBeVisible();
  await tab.clock.runFor(999);
  await expect(prompt).toBeVisible();
  // The announcement uses timers too.
  await expect(async () => {
    await tab.clock.runFor(20);
    await expect(prompt).toBeHidden({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
  await tab.clock.resume();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(
    `Welcome, ${wanted}. What have you played?`,
  );
  await tab.getByRole("link", { name: "Skip for now" }).click();
  await expect(tab).toHaveURL("/");
  await tab.getByRole("button", { name: "Open user menu" }).click();
  await expect(tab.getByRole("menu").getByText(wanted, { exact: true })).toBeVisible();
  expect((await request.get(`/api/usernames/${wanted}`)).ok()).toBe(true);
});

test("changes password and e-mail in the settings, and ends other sessions", async ({
  page,
  signIn,
  mailTo,
  allowConsole,
  requestAs,
}) => {
  allowConsole(REFUSED);
  const { email, password } = await signIn();
  const elsewhere = await requestAs({ email, password });
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Change password" }).click();
  const current = page.getByLabel("Current password", { exact: true });
  const next = page.getByLabel("New password", { exact: true });
  await current.fill("not the one");
  await next.fill(NEW_PASSWORD);
  await expect(page.getByText("21 characters", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("That is not your current password.")).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.", { exact: true })).toBeVisible();
  await expect(next).toBeHidden();
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ user: null });
  const data = { email, password: NEW_PASSWORD, captchaToken };
  await expect(await elsewhere.post("/api/auth/sign-in", { data })).toBeOK();

  const newEmail = `${freshName()}@example.test`;
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await page.getByLabel("New e-mail").fill(newEmail);
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send both e-mails again in \d+ s$/ })).toBeVisible();
  const confirm = page.getByRole("button", { name: "Confirm the change" });
  await page.goto(linkIn(await mailTo(email)));
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more link");
  await page.goto(linkIn(await mailTo(newEmail)));
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your e-mail is changed");
});
