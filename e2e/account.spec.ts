import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { findViolations } from "./axe";
import { expect, linkIn, redeem, test } from "./fixtures";

/** Chromium writes every refused request to the console. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "a quite different one";
const captchaToken = "XXXX.DUMMY.TOKEN.XXXX";

const freshName = () => `e2e_${randomBytes(5).toString("hex")}`;

/** Somebody whose username went to another person before they confirmed their e-mail. */
async function newcomer(request: APIRequestContext, mailTo: (email: string) => Promise<{ text: string }>) {
  const username = freshName();
  const [quick, slow] = ["quick", "slow"].map((who) => `${username}.${who}@example.test`);
  for (const email of [quick, slow]) {
    const data = { email, password: PASSWORD, username, captchaToken };
    await expect(await request.post("/api/auth/sign-up", { data })).toBeOK();
  }
  for (const email of [quick, slow]) await redeem(request, await mailTo(email ?? ""));
  return { email: slow ?? "", password: PASSWORD, username: "", taken: username };
}

async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test.describe("over HTTP", () => {
  const own = (baseURL: string | undefined) => ({ origin: `${baseURL}` });
  const writes = [
    ["POST", "/api/auth/recover", { email: "a@example.test", captchaToken }],
    ["POST", "/api/auth/resend", { email: "a@example.test", captchaToken }],
    ["POST", "/api/auth/confirm", { token_hash: "x", type: "recovery" }],
    ["POST", "/api/auth/new-password", { password: NEW_PASSWORD }],
    ["PUT", "/api/auth/password", { currentPassword: PASSWORD, password: NEW_PASSWORD, captchaToken }],
    ["PUT", "/api/auth/email", { email: "b@example.test" }],
    ["PUT", "/api/profile/username", { username: "somebody" }],
  ] as const;

  test("another site's request is refused, and so is one that is malformed", async ({ request, baseURL }) => {
    for (const [method, path, data] of writes) {
      const foreign = await request.fetch(path, {
        method,
        data,
        headers: { origin: "https://evil.example" },
      });
      expect([path, foreign.status()]).toEqual([path, 403]);
    }
    for (const [method, path, data] of writes.slice(0, 2)) {
      for (const wrong of [
        {},
        { ...data, email: "nobody" },
        { ...data, admin: true },
        { ...data, captchaToken: "" },
      ]) {
        const answer = await request.fetch(path, { method, data: wrong, headers: own(baseURL) });
        expect([path, answer.status()]).toEqual([path, 400]);
      }
    }
  });

  test("opening a mail's link uses nothing up and signs nobody in; its button does, once", async ({
    playwright,
    baseURL,
    mailTo,
  }) => {
    const visitor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: own(baseURL) });
    const email = `${freshName()}@example.test`;
    const data = { email, password: PASSWORD, username: freshName(), captchaToken };
    await expect(await visitor.post("/api/auth/sign-up", { data })).toBeOK();
    const mail = await mailTo(email);
    for (const _ of ["a mail scanner", "the person"]) {
      const page = await visitor.get(linkIn(mail));
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain("Confirm my address");
      expect(page.headers()["cache-control"]).toContain("no-store");
      expect(page.headers()["set-cookie"]).toBeUndefined();
    }
    expect(await (await visitor.get("/api/session")).json()).toEqual({ user: null });
    expect(await (await redeem(visitor, mail)).json()).toEqual({ step: "signed-in", email });
    expect((await redeem(visitor, mail)).status()).toBe(400);
    await visitor.dispose();
  });

  test("a known and an unknown e-mail get the same answers, the refusal of a second mail included", async ({
    request,
    newUser,
    mailTo,
    baseURL,
  }) => {
    const { email } = await newUser();
    const ask = async (path: string, address: string) => {
      const answer = await request.post(path, {
        data: { email: address, captchaToken },
        headers: own(baseURL),
      });
      return { status: answer.status(), body: await answer.text() };
    };
    for (const path of ["/api/auth/recover", "/api/auth/resend"]) {
      const unknown = `${freshName()}@example.test`;
      const first = await ask(path, unknown);
      expect(first).toEqual({ status: 200, body: '{"ok":true}' });
      const second = await ask(path, unknown);
      expect(second.status).toBe(429);
      // The account's confirmation went out a moment ago, so another one has to wait for everybody who just signed up.
      const known = path.endsWith("recover") ? [first, second] : [second, second];
      expect(await ask(path, email)).toEqual(known[0]);
      expect(await ask(path, email)).toEqual(known[1]);
    }
    expect((await mailTo(email)).subject).toBe("Choose a new Questshelf password");
  });

  test("the reasons against a password are told, and a session is no recovery", async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { password } = await signIn();
    const change = async (path: string, data: unknown) => {
      const method = path.endsWith("new-password") ? "POST" : "PUT";
      const answer = await page.request.fetch(path, { method, data, headers: own(baseURL) });
      return [answer.status(), (await answer.json()).error?.message ?? "done"];
    };
    const to = (next: string) => ({ currentPassword: password, password: next, captchaToken });
    expect(await change("/api/auth/password", to("short"))).toEqual([
      422,
      "Password should be at least 8 characters.",
    ]);
    expect(await change("/api/auth/password", to("password123"))).toEqual([
      422,
      "Password is known to be weak and easy to guess, please choose a different one.",
    ]);
    expect(await change("/api/auth/password", to(password))).toEqual([
      400,
      "New password should be different from the old password.",
    ]);
    expect(await change("/api/auth/password", { ...to(NEW_PASSWORD), currentPassword: "a guess" })).toEqual([
      400,
      "That is not your current password.",
    ]);
    expect((await change("/api/auth/new-password", { password: NEW_PASSWORD }))[0]).toBe(400);
    // Neither does the mark of a recovery make one of it.
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "questshelf-session");
    const session = Buffer.from((cookie?.value ?? "").replace(/^base64-/, ""), "base64url").toString();
    const token: string = JSON.parse(session).access_token;
    const { session_id } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const mark = { name: "questshelf-recovery", value: session_id, url: `${baseURL}` };
    await page.context().addCookies([mark]);
    expect((await change("/api/auth/new-password", { password: NEW_PASSWORD }))[0]).toBe(400);
  });

  test("a username is given once, and to one of two", async ({ playwright, baseURL, mailTo }) => {
    const contexts = await Promise.all(
      [1, 2].map(() => playwright.request.newContext({ baseURL, extraHTTPHeaders: own(baseURL) })),
    );
    const [one, two] = contexts;
    if (!one || !two) throw new Error("no contexts");
    const people = await Promise.all(contexts.map((context) => newcomer(context, mailTo)));
    for (const [n, context] of contexts.entries()) {
      const { email, password } = people[n] ?? { email: "", password: "" };
      await expect(
        await context.post("/api/auth/sign-in", { data: { email, password, captchaToken } }),
      ).toBeOK();
    }
    const put = (context: APIRequestContext, username: unknown) =>
      context.put("/api/profile/username", { data: { username } });
    for (const wrong of ["ab", "x".repeat(21), "with space", "ünder", "", null]) {
      expect((await put(one, wrong)).status()).toBe(400);
    }
    const taken = await put(one, people[0]?.taken.toUpperCase());
    expect([taken.status(), (await taken.json()).error.message]).toEqual([
      409,
      "This username is already taken",
    ]);

    const wanted = freshName();
    const answers = await Promise.all([put(one, wanted), put(two, wanted.toUpperCase())]);
    expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
    const winner = answers[0]?.ok() ? one : two;
    const again = await put(winner, freshName());
    expect([again.status(), (await again.json()).error.code]).toEqual([403, "forbidden"]);
    for (const context of contexts) await context.dispose();
  });

  test("an e-mail is changed by two links, each good for once", async ({ page, signIn, mailTo, baseURL }) => {
    const { email, password } = await signIn();
    const newEmail = `${freshName()}@example.test`;
    const put = (data: unknown) => page.request.put("/api/auth/email", { data, headers: own(baseURL) });
    expect(await (await put({ email: newEmail })).json()).toEqual({ email, newEmail });
    const soon = await put({ email: newEmail });
    expect(soon.status()).toBe(429);
    expect(Number(soon.headers()["retry-after"])).toBeGreaterThan(0);

    const confirm = async (mail: { text: string }) => {
      const answer = await (await redeem(page.request, mail)).json();
      return answer.step ?? answer.error.code;
    };
    const [first, second] = [await mailTo(newEmail), await mailTo(email)];
    expect(await confirm(first)).toBe("first-of-two");
    expect(await confirm(first)).toBe("link_expired");
    expect(await (await page.request.get("/api/auth/email")).json()).toEqual({ email, newEmail });
    expect(await confirm(second)).toBe("email-changed");
    expect(await (await page.request.get("/api/session")).json()).toMatchObject({
      user: { email: newEmail },
    });
    const signIn2 = (address: string) =>
      page.request.post("/api/auth/sign-in", {
        data: { email: address, password, captchaToken },
        headers: own(baseURL),
      });
    expect((await signIn2(newEmail)).status()).toBe(200);
    expect((await signIn2(email)).status()).toBe(400);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name.includes("verifier"))).toEqual([]);
  });
});

test("a forgotten password: mail, new password, signed in, and the link is used up", async ({
  page,
  newUser,
  mailTo,
  allowConsole,
  playwright,
  baseURL,
}) => {
  allowConsole(REFUSED);
  const user = await newUser();
  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: `${baseURL}` },
  });
  const { email, password } = user;
  await expect(
    await elsewhere.post("/api/auth/sign-in", { data: { email, password, captchaToken } }),
  ).toBeOK();

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your email for a link to a new password!")).toBeVisible();
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
  await field.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your new password is set.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ user: null });
  await elsewhere.dispose();

  await page.goto("/auth/new-password");
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await expect(page.getByText("This link is not valid any more")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("who has not confirmed yet is offered the mail again, from both places", async ({
  page,
  allowConsole,
}) => {
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
  // The first one is not a minute old, and the server says how long it has to wait.
  await expect(page.getByText("A mail went out only a moment ago.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new link in \d+ s$/ })).toBeVisible();
  await page.route("**/api/auth/resend", (route) => route.fulfill({ json: { ok: true } }));
  await page.clock.install();
  await page.clock.fastForward("01:01");
  await again.click();
  await expect(page.getByText("Another mail is on its way.")).toBeVisible();
});

test("a newcomer is asked for a username, may put it off, and gets one", async ({
  page,
  context,
  request,
  mailTo,
  signIn,
  baseURL,
  playwright,
  allowConsole,
}) => {
  allowConsole(/_sandbox\/images/);
  const fresh = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: `${baseURL}` } });
  const user = await newcomer(fresh, mailTo);
  await fresh.dispose();
  await signIn(user);
  await page.goto("/status");
  const dialog = page.getByRole("dialog", { name: "Choose your username" });
  await expect(dialog).toContainText(`This username is already taken: ${user.taken} went to somebody else`);
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
  await expect(dialog).toBeHidden();

  const tab = await context.newPage();
  await tab.goto("/status");
  const prompt = tab.getByRole("dialog");
  const field = prompt.getByLabel("Username");
  await field.fill("x!");
  await expect(prompt.getByText("Username must be at least 3 characters")).toBeVisible();
  await field.fill(user.taken.toUpperCase());
  await expect(prompt.getByText("This username is already taken")).toBeVisible();
  await expect(prompt.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(await findViolations(tab, "[role=dialog]")).toEqual([]);
  const wanted = freshName();
  await field.fill(wanted);
  await expect(prompt.getByText("This username is available")).toBeVisible();
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(tab.getByText("Username set successfully!", { exact: true })).toBeVisible();
  await expect(prompt).toBeHidden();
  await tab.getByRole("button", { name: "Open user menu" }).click();
  await expect(tab.getByRole("menu").getByText(wanted, { exact: true })).toBeVisible();
  expect((await request.get(`/api/usernames/${wanted}`)).ok()).toBe(true);
});

test("password and e-mail are changed among the settings, and other sessions end", async ({
  page,
  signIn,
  mailTo,
  allowConsole,
  playwright,
  baseURL,
}) => {
  allowConsole(REFUSED);
  const { email, password } = await signIn();
  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: `${baseURL}` },
  });
  await expect(
    await elsewhere.post("/api/auth/sign-in", { data: { email, password, captchaToken } }),
  ).toBeOK();
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
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
  await expect(next).toHaveValue("");
  expect(await (await elsewhere.get("/api/session")).json()).toEqual({ user: null });
  const data = { email, password: NEW_PASSWORD, captchaToken };
  await expect(await elsewhere.post("/api/auth/sign-in", { data })).toBeOK();
  await elsewhere.dispose();

  const newEmail = `${freshName()}@example.test`;
  await page.getByLabel("New e-mail").fill(newEmail);
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send both mails again in \d+ s$/ })).toBeVisible();
  const confirm = page.getByRole("button", { name: "Confirm the change" });
  await page.goto(linkIn(await mailTo(email)));
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more link");
  await page.goto(linkIn(await mailTo(newEmail)));
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your e-mail is changed");
});
