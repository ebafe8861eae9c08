import { signInByForm } from "../support/account-steps";
import { findViolationsInProof } from "../support/axe";
import { deleteAccount } from "../support/destructive-writes";
import { captchaToken, expect, redeem, test } from "../support/fixtures";
import { publishReview } from "../support/public-review";
import { openSettings } from "../support/settings";

const HOLLOW_KNIGHT = 14_593;
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

test("deletes the account after its password, and restores it at the next sign-in", async ({
  page,
  signIn,
  newUser,
  requestAs,
  request,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  const user = await signIn(await newUser());
  const elsewhere = await requestAs(user);
  const shelf = `/api/collection/${HOLLOW_KNIGHT}`;
  await expect(await elsewhere.put(shelf, { data: { status: "playing" } })).toBeOK();
  const review = await publishReview(elsewhere);
  expect(await review.shownTo(request)).toEqual(review.paths);
  const profile = async () => (await request.get(`/user/${user.username}`)).status();
  expect(await profile()).toBe(200);

  await openSettings(page);
  await page.getByRole("button", { name: "Delete account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("“Delete my account”")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill("a guess");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("That is not your password.")).toBeVisible();
  expect(await profile()).toBe(200);
  await dialog.getByLabel("Your password", { exact: true }).fill(user.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  const done = page.getByRole("dialog", { name: "Your account will be deleted" });
  await expect(done.getByText("sign in before that day")).toBeVisible();

  // At once: hidden, and signed out everywhere.
  expect(await profile()).toBe(404);
  expect(await review.shownTo(request)).toEqual([]);
  expect((await request.get(`/widget/${user.username}`)).status()).toBe(404);
  expect(await (await request.get(`/api/usernames/${user.username}`)).json()).toEqual({ available: false });
  // Where Supabase signs with a public key, an ended session's token is refused by the database alone: 409.
  const written = await elsewhere.put(shelf, { data: { status: "completed" } });
  expect([401, 409]).toContain(written.status());
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ user: null });
  expect((await elsewhere.get(shelf)).status()).toBe(401);
  await done.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/auth?next=/collection");
  await signInByForm(page, user);
  await expect(page).toHaveURL(/\/auth\/restore$/);
  await expect(page.getByRole("heading", { name: /^Your account will be deleted on / })).toBeVisible();
  expect(await findViolationsInProof(page, "main")).toEqual([]);
  expect((await page.request.patch("/api/profile", { data: { visibility: "public" } })).status()).not.toBe(
    200,
  );
  expect(await profile()).toBe(404);
  await page.getByRole("button", { name: "Restore my account" }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByText("Hollow Knight").first()).toBeVisible();
  expect(await profile()).toBe(200);
  // The pages of games show it again within a minute.
  expect(await review.shownTo(request)).toContain(review.paths[0]);
});

test("needs a password, or a link from a mail of the last half hour", async ({
  newUser,
  requestAs,
  mailTo,
}) => {
  const user = await newUser();
  const byPassword = await requestAs(user);
  const needs = async (context: typeof byPassword) =>
    (await (await context.get("/api/auth/deletion")).json()).needsPassword;
  expect(await needs(byPassword)).toBe(true);
  for (const password of ["", "a guess"]) {
    const data = { password, captchaToken };
    expect((await byPassword.post("/api/auth/deletion", { data })).ok(), password).toBe(false);
  }
  const noToken = await byPassword.post("/api/auth/deletion", { data: { password: user.password } });
  expect((await noToken.json()).error.code).toBe("captcha_failed");

  await byPassword.post("/api/auth/recover", { data: { email: user.email, captchaToken } });
  await expect.poll(async () => (await mailTo(user.email)).subject).toMatch(/password/i);
  const byLink = await requestAs();
  await expect(await redeem(byLink, await mailTo(user.email))).toBeOK();
  expect(await needs(byLink)).toBe(false);
  const answer = await byLink.post("/api/auth/deletion", { data: {} });
  await expect(answer).toBeOK();
  const { deletesAt } = await answer.json();
  expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(await (await byLink.get("/api/session")).json()).toEqual({ user: null });

  const returned = await requestAs(user);
  expect((await (await returned.get("/api/session")).json()).user.deletesAt).toBe(deletesAt);
  // A second request changes no date.
  await expect(await deleteAccount(returned, user)).toBeOK();
});
