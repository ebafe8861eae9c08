import { expect, test } from "../support/fixtures";
import { cookieOf, sessionOf } from "../support/session";

test("keeps a session whose refresh is rate-limited, shows that, and can sign out", async ({
  newUser,
  requestAs,
  baseURL,
  fault,
  page,
  allowConsole,
  requestsSince,
}) => {
  allowConsole(/the server responded with a status of 503/);
  const user = await newUser();
  const session = await sessionOf(await requestAs(user));
  const cookie = cookieOf({ ...session, expires_at: 1 });
  const send = (path: string, method = "GET") =>
    fetch(`${baseURL}${path}`, {
      method,
      headers: { cookie, "sec-fetch-site": "same-origin" },
      redirect: "manual",
    });
  await fault("supabase", "rate-limited", undefined, { call: "POST /auth/v1/token" });
  const start = Date.now();
  for (const answer of await Promise.all([send("/api/session"), send("/api/session"), send("/collection")])) {
    expect([200, 503]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect((await send("/api/session")).status).toBe(503);
  const calls = await requestsSince(start, "supabase");
  expect(calls.filter(({ path }) => path === "/auth/v1/token")).toHaveLength(1);

  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: baseURL ?? "" }]);
  await page.goto("/collection");
  await expect(page.getByText(/can't be reached right now/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/collection$/);
  expect((await page.context().cookies()).map((kept) => kept.name)).toContain(name);

  const signedOut = await send("/api/auth/sign-out", "POST");
  expect(signedOut.status).toBe(200);
  expect(signedOut.headers.getSetCookie().join()).toContain(`${name}=;`);

  await fault("supabase", "ok");
  const read = async () => (await send("/api/session")).json();
  await expect.poll(read, { timeout: 15_000 }).toMatchObject({ user: { email: user.email } });
});
