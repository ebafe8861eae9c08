import type { APIRequestContext } from "playwright/test";
import { freshName, NEW_PASSWORD, newcomer } from "../support/account-steps";
import { captchaToken, expect, FROM_OWN_PAGE, linkIn, PASSWORD, redeem, test } from "../support/fixtures";
import { sessionOf } from "../support/session";

test("requests a mail with an e-mail and a bot-check's token only", async ({ requestAs }) => {
  const request = await requestAs();
  const good = { email: "a@example.test", captchaToken };
  for (const path of ["/api/auth/recover", "/api/auth/resend"]) {
    for (const wrong of [
      {},
      { ...good, email: "nobody" },
      { ...good, admin: true },
      { ...good, captchaToken: "" },
    ]) {
      expect([path, (await request.post(path, { data: wrong })).status()]).toEqual([path, 400]);
    }
  }
});

test("signs in by the button behind a mail's link, once, not by opening the link", async ({
  requestAs,
  mailTo,
}) => {
  const visitor = await requestAs();
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
});

test("answers equally for a known and an unknown e-mail, also when a second mail is refused", async ({
  requestAs,
  newUser,
  mailTo,
}) => {
  const { email } = await newUser();
  const request = await requestAs();
  const ask = async (path: string, address: string) => {
    const answer = await request.post(path, { data: { email: address, captchaToken } });
    return { status: answer.status(), body: await answer.text() };
  };
  for (const path of ["/api/auth/recover", "/api/auth/resend"]) {
    const unknown = `${freshName()}@example.test`;
    const first = await ask(path, unknown);
    expect(first).toEqual({ status: 200, body: '{"ok":true}' });
    const second = await ask(path, unknown);
    expect(second.status).toBe(429);
    // The confirmation was sent less than a minute ago, so another one must wait.
    const known = path.endsWith("recover") ? [first, second] : [second, second];
    expect(await ask(path, email)).toEqual(known[0]);
    expect(await ask(path, email)).toEqual(known[1]);
  }
  expect((await mailTo(email)).subject).toBe("Choose a new Questshelf password");
});

test("reports why a password is rejected, and accepts no plain session as a recovery", async ({
  page,
  signIn,
  baseURL,
}) => {
  const { password } = await signIn();
  const change = async (path: string, data: unknown) => {
    const method = path.endsWith("new-password") ? "POST" : "PUT";
    const answer = await page.request.fetch(path, { method, data, headers: FROM_OWN_PAGE });
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
  // Nor does the cookie of a recovery.
  const { access_token } = await sessionOf(page.request);
  const { session_id } = JSON.parse(
    Buffer.from(String(access_token).split(".")[1] ?? "", "base64url").toString(),
  );
  const mark = { name: "questshelf-recovery", value: session_id, url: `${baseURL}` };
  await page.context().addCookies([mark]);
  expect((await change("/api/auth/new-password", { password: NEW_PASSWORD }))[0]).toBe(400);
});

test("gives a username to one of two simultaneous requests", async ({ requestAs, mailTo }) => {
  const contexts = await Promise.all([requestAs(), requestAs()]);
  const [one, two] = contexts;
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
});

test("leads from a former username to the new one, until its owner takes it back", async ({
  request,
  requestAs,
  newUser,
  baseURL,
}) => {
  const user = await newUser();
  const owner = await requestAs(user);
  const [old, next] = [user.username, freshName()];
  const get = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location?.replace(`${baseURL}`, "")];
  };
  // Both are cached before the change.
  expect(await get(`/user/${old}`)).toEqual([200, undefined]);
  expect(await get(`/user/${next}`)).toEqual([404, undefined]);
  const change = (username: string) => owner.patch("/api/profile/username", { data: { username } });
  await expect(await change(next)).toBeOK();
  expect(await get(`/user/${old}`)).toEqual([307, `/user/${next}`]);
  expect(await get(`/user/${old.toUpperCase()}/want`)).toEqual([307, `/user/${next}/want`]);
  expect(await get(`/user/${next}`)).toEqual([200, undefined]);
  expect(await get(`/widget/${old}?theme=dark`)).toEqual([307, `/widget/${next}?theme=dark`]);
  expect(await get(`/widget/${next}`)).toEqual([200, undefined]);
  expect((await get(`/api/users/${old}/games`))[0]).toBe(200);
  const oembed = await request.get("/api/oembed", { params: { url: `${baseURL}/user/${old}` } });
  expect(await oembed.json()).toMatchObject({ author_name: next });

  const available = async (by: APIRequestContext) =>
    (await (await by.get(`/api/usernames/${old}`)).json()).available;
  expect([await available(request), await available(owner)]).toEqual([false, true]);
  const again = await change(old);
  expect(again.status()).toBe(409);
  expect((await again.json()).error).toMatchObject({
    code: "limit_reached",
    message: expect.stringMatching(/^You can change your username again on \w+ \d+, \d{4}\.$/),
  });
});

test("changes an e-mail by two links, each valid once", async ({ requestAs, newUser, mailTo }) => {
  const user = await newUser();
  const { email, password } = user;
  const request = await requestAs(user);
  const newEmail = `${freshName()}@example.test`;
  const put = (data: unknown) => request.put("/api/auth/email", { data });
  expect(await (await put({ email: newEmail })).json()).toEqual({ email, newEmail });
  const soon = await put({ email: newEmail });
  expect(soon.status()).toBe(429);
  expect(Number(soon.headers()["retry-after"])).toBeGreaterThan(0);

  const confirm = async (mail: { text: string }) => {
    const answer = await (await redeem(request, mail)).json();
    return answer.step ?? answer.error.code;
  };
  const [first, second] = [await mailTo(newEmail), await mailTo(email)];
  expect(await confirm(first)).toBe("first-of-two");
  expect(await confirm(first)).toBe("link_expired");
  expect(await (await request.get("/api/auth/email")).json()).toEqual({ email, newEmail });
  expect(await confirm(second)).toBe("email-changed");
  expect(await (await request.get("/api/session")).json()).toMatchObject({
    user: { email: newEmail },
  });
  const signIn2 = (address: string) =>
    request.post("/api/auth/sign-in", {
      data: { email: address, password, captchaToken },
    });
  expect((await signIn2(newEmail)).status()).toBe(200);
  expect((await signIn2(email)).status()).toBe(400);
  const cookies = (await request.storageState()).cookies.map(({ name }) => name);
  expect(cookies.filter((name) => name.includes("verifier"))).toEqual([]);
});
