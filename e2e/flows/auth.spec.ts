import { randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, linkIn, mailsOf, test } from "../support/fixtures";

/** Chromium logs every refused request. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
const PASSWORD = "correct horse battery";

const freshName = () => `e2e_${randomBytes(5).toString("hex")}`;

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

test("signs up, confirms by mail, signs out and signs in", async ({ page, mailTo }) => {
  const username = freshName();
  const email = `${username}@example.test`;
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await page.getByRole("link", { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an account");
  await page.getByLabel("Username").fill(username);
  await expect(page.getByText("This username is available")).toBeVisible();
  await fillIn(page, { email, password: PASSWORD });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Check your email for a confirmation link!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Check your email for a confirmation link!")).toBeVisible();
  await expect(page).toHaveTitle("Sign up · Questshelf");

  await expect.poll(async () => (await mailTo(email)).text).toContain("/auth/confirm?");
  const mailTab = await page.context().newPage();
  await mailTab.goto(linkIn(await mailTo(email)));
  await mailTab.getByRole("button", { name: "Confirm my address" }).dblclick();
  await expect(mailTab).toHaveURL("/");
  await expect(mailTab.getByText("Your e-mail address is confirmed.", { exact: true })).toBeVisible();
  await expect(mailTab.getByText(`You are signed in as ${email}.`, { exact: true })).toBeVisible();
  await expect(mailTab.getByRole("button", { name: "Choose your first games" })).toBeVisible();
  await expect(mailTab.getByRole("button", { name: "Open user menu" })).toBeVisible();
  // The waiting tab is notified and continues.
  await expect(page).toHaveURL("/");
  await mailTab.close();
  await page.getByRole("button", { name: "Open user menu" }).click();
  await expect(page.getByRole("menu").getByText(username, { exact: true })).toBeVisible();
  await page.getByRole("menuitem", { name: "Log out" }).click();

  await expect(page).toHaveURL("/auth");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await fillIn(page, { email, password: PASSWORD });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
});

test("answers a sign-up with a known e-mail like any other, and offers the ways in", async ({
  page,
  request,
  newUser,
}) => {
  const { email } = await newUser();
  await page.goto("/auth?mode=sign-up&next=%2Fcollection");
  await page.getByLabel("Username").fill(freshName());
  await fillIn(page, { email, password: PASSWORD });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Check your email for a confirmation link!")).toBeVisible();
  await expect(page.getByText(`If ${email} is new here, we've sent you an e-mail`)).toBeVisible();
  expect(await mailsOf(request, email)).toHaveLength(1);
  const waysIn = page.getByRole("main");
  await expect(waysIn.getByRole("link", { name: "choose a new password" })).toHaveAttribute(
    "href",
    "/auth/forgot-password",
  );
  await waysIn.getByRole("link", { name: "sign in", exact: true }).click();
  await expect(page).toHaveURL("/auth?next=%2Fcollection");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
});

test("checks a username while it is typed", async ({ page, newUser }) => {
  const { username } = await newUser();
  await page.goto("/auth?mode=sign-up");
  await expect(page.getByText("You can change it once every 30 days.")).toBeVisible();
  await expect(page.getByText("At least 8 characters", { exact: true })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await expect(page.getByText("5 of at least 8 characters", { exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/usernames/") && asked.push(request.url()));
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();
  const field = page.getByLabel("Username");
  await field.pressSequentially("a b!");
  await expect(field).toHaveValue("ab");
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await field.fill(username.toUpperCase());
  await expect(page.getByText("This username is already taken")).toBeVisible();
  // Only the final name was checked.
  expect(asked.map((url) => url.split("/").at(-1))).toEqual([username.toUpperCase()]);
});

test("has the mode in the address, and Back restores it", async ({ page }) => {
  await page.goto("/auth?next=%2Fgames");
  await page.getByRole("link", { name: "Don't have an account? Sign up" }).click();
  await expect(page).toHaveURL("/auth?mode=sign-up&next=%2Fgames");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
});

test("reports a wrong password, and sends a new token with the next attempt", async ({
  page,
  newUser,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  const user = await newUser();
  await page.goto("/auth");
  await fillIn(page, { email: user.email, password: "not the one" });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await fillIn(page, user);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
});

test("sends nothing without the bot-check's token, and retries a broken script", async ({ page }) => {
  await page.clock.install();
  await page.route("**/turnstile/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Checking..." })).toBeVisible();
  await expect(page.getByText("We could not verify that you are human.")).toBeVisible();
  await fillIn(page, { email: "someone@example.test", password: PASSWORD });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();
  await page.unroute("**/turnstile/**");
  await page.clock.fastForward(8000);
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
});

test("retries the bot-check's script after 8 seconds", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.clock.install();
  let isCut = true;
  await page.route("**/turnstile/**", (route) => (isCut ? route.abort() : route.continue()));
  await page.goto("/auth");
  await expect(page.getByText("We could not verify that you are human.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Checking..." })).toBeVisible();
  isCut = false;
  await page.clock.fastForward(8000);
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expect(page.getByText("We could not verify that you are human.")).toBeHidden();
});

test("reports a hanging bot-check's script after 15 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route("**/turnstile/**", () => {});
  // The page's load event may wait for the script.
  await page.goto("/auth", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("button", { name: "Checking..." })).not.toHaveAttribute("disabled");
  await page.clock.fastForward(15_000);
  await expect(page.getByText("We could not verify that you are human.")).toBeVisible();
});

test("aborts an unanswered sign-in after 30 seconds, and can repeat it", async ({ page, newUser }) => {
  const user = await newUser();
  let isHeld = true;
  await page.route("**/api/auth/sign-in", (route) => (isHeld ? undefined : route.continue()));
  // AbortSignal.timeout ignores the test's clock.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    let isFirst = true;
    AbortSignal.timeout = (ms) => {
      if (ms !== 30_000 || !isFirst) return timeout(ms);
      isFirst = false;
      return timeout(300);
    };
  });
  await page.goto("/auth");
  await fillIn(page, user);
  const submit = page.getByRole("button", { name: "Sign In", exact: true });
  await submit.click();
  await expect(page.getByRole("button", { name: "Please wait..." })).toBeVisible();
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
  isHeld = false;
  await submit.click();
  await expect(page).toHaveURL("/");
});

test("reports a used link, and requests a new one in place", async ({
  page,
  newUser,
  mailTo,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  const { email } = await newUser();
  await page.goto(linkIn(await mailTo(email)));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("This link is no longer valid")).toBeVisible();
  await expect(page.getByText("If your address is already confirmed, sign in.")).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill(`${freshName()}@example.test`);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your email for a confirmation link!")).toBeVisible();
});

test("knows a session without the browser's storage, and finds a lost marker again", async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  // Reads with the session that is deleted below.
  allowConsole(/status of 401/);
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  const menu = page.getByRole("button", { name: "Open user menu" });
  const markers = async () =>
    (await context.cookies()).filter(({ name }) => name === "questshelf-signed-in").length;
  await signIn();
  await page.goto("/");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(menu).toBeVisible();

  await context.clearCookies({ name: "questshelf-signed-in" });
  await page.goto("/games");
  await expect(login).toBeVisible();
  await login.click();
  await expect(page).toHaveURL("/games");
  await expect(menu).toBeVisible();
  expect(await markers()).toBe(1);

  await context.clearCookies({ name: /^questshelf-session/ });
  await page.goto("/games");
  await expect(login).toBeVisible();
  await expect.poll(markers).toBe(0);
  await login.click();
  await expect(page).toHaveURL("/auth?next=%2Fgames");
});

test("redirects a signed-in user back to the previous page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await page.goto("/auth?next=%2Fcollection");
  await expect(page).toHaveURL("/collection");
  await page.goto("/auth?next=https%3A%2F%2Fexample.com%2F");
  await expect(page).toHaveURL("/");
});

test("hides the session from scripts and from caches", async ({ page, signIn }) => {
  await signIn();
  const cookies = (await page.context().cookies()).filter(({ name }) =>
    name.startsWith("questshelf-session"),
  );
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const answer = await page.request.get("/api/session");
  expect(answer.headers()["cache-control"]).toContain("private");
  expect(answer.headers()["cache-control"]).toContain("no-store");
});

test("answers equally for a known and an unknown e-mail", async ({ request, newUser, baseURL }) => {
  const { email } = await newUser();
  const signUp = async (address: string) => {
    const data = {
      email: address,
      password: PASSWORD,
      username: freshName(),
      captchaToken: "XXXX.DUMMY.TOKEN.XXXX",
    };
    const answer = await request.post("/api/auth/sign-up", { data, headers: { origin: `${baseURL}` } });
    return { status: answer.status(), body: await answer.text() };
  };
  const unknown = `${freshName()}@example.test`;
  const first = await signUp(unknown);
  expect(first.status).toBe(200);
  expect(await signUp(email)).toEqual(first);
  // A known, unconfirmed address whose mail was just sent.
  expect(await signUp(unknown)).toEqual(first);
});

test("responds 4xx with one message to malformed requests", async ({ request, baseURL }) => {
  const good = { email: "a@example.test", password: PASSWORD, captchaToken: "x" };
  const signIn = (data: unknown, origin = `${baseURL}`) =>
    request.post("/api/auth/sign-in", { data, headers: { origin } });
  for (const data of [
    { ...good, email: undefined },
    { ...good, email: "nobody" },
    { ...good, password: "" },
    { ...good, password: "x".repeat(73) },
    { ...good, admin: true },
    "x",
    { ...good, captchaToken: undefined },
  ]) {
    const answer = await signIn(data);
    expect(answer.status(), JSON.stringify(data)).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  }
  expect((await signIn(good, "https://evil.example")).status()).toBe(403);
  expect((await request.get("/api/usernames/a%20b")).status()).toBe(400);
});

test("reports a reserved username as taken", async ({ request }) => {
  for (const name of ["Support", "questshelf_team", "settings"]) {
    expect(await (await request.get(`/api/usernames/${name}`)).json()).toEqual({ available: false });
  }
  expect(await (await request.get("/api/usernames/supporter_x")).json()).toEqual({ available: true });
});
