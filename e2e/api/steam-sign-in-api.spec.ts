import type { APIRequestContext } from "playwright/test";
import { expect, test } from "../support/fixtures";

const STEAM_ID = "76561198000000001";

/** Begins a sign-in. @returns the address at which Steam would send the browser back */
async function signInAtSteam(request: APIRequestContext, steamId = STEAM_ID, page = "settings") {
  const begun = await request.post("/api/steam/sign-in", { data: { page } });
  await expect(begun).toBeOK();
  const { url } = await begun.json();
  const back = await request.get(`${url}&account=${steamId}`, { maxRedirects: 0 });
  return back.headers().location ?? "";
}

const finish = async (request: APIRequestContext, address: string) =>
  (await request.get(address, { maxRedirects: 0 })).headers().location;

const steamIdOf = async (request: APIRequestContext) =>
  (await (await request.get("/api/session")).json()).user.steamId;

test("saves the Steam ID that Steam confirms, once", async ({ userRequest }) => {
  const address = await signInAtSteam(userRequest);
  expect(await finish(userRequest, address)).toBe("/settings/profile?steam=saved");
  expect(await steamIdOf(userRequest)).toBe(STEAM_ID);
  await userRequest.patch("/api/profile", { data: { steamId: null } });
  expect(await finish(userRequest, address)).toBe("/settings/profile?steam=expired");
  expect(await steamIdOf(userRequest)).toBeNull();
});

test("finishes the sign-in that began last, after the return of an older tab and a forged one", async ({
  userRequest,
}) => {
  const older = await signInAtSteam(userRequest, "76561198000000004");
  const address = await signInAtSteam(userRequest);
  for (const other of [older, "/api/steam/sign-in/return", "/api/steam/sign-in/return?state=x"])
    expect(await finish(userRequest, other)).toBe("/settings/profile?steam=expired");
  expect(await finish(userRequest, address)).toBe("/settings/profile?steam=saved");
  expect(await steamIdOf(userRequest)).toBe(STEAM_ID);
});

test("returns to the import, also from a cancelled sign-in", async ({ userRequest }) => {
  const address = await signInAtSteam(userRequest, "", "import");
  expect(await finish(userRequest, address)).toBe("/collection?import=steam&steam=cancelled");
  expect(await steamIdOf(userRequest)).toBeNull();
});

test("refuses another user's return address, with and without a sign-in of one's own", async ({
  requestAs,
  newUser,
}) => {
  const attacker = await requestAs(await newUser());
  const victim = await requestAs(await newUser());
  const address = await signInAtSteam(attacker, "76561198000000004");
  expect(await finish(victim, address)).toBe("/settings/profile?steam=expired");

  await signInAtSteam(victim);
  expect(await finish(victim, address)).toBe("/settings/profile?steam=expired");

  // With the victim's own state in the address, the signed one is still the attacker's.
  const own = new URL(await signInAtSteam(victim));
  const mixed = new URL(address);
  mixed.searchParams.set("state", own.searchParams.get("state") ?? "");
  expect(await finish(victim, mixed.href)).toBe("/settings/profile?steam=refused");
  expect(await steamIdOf(victim)).toBeNull();
});

test("refuses a sign-in that another session of the same browser began", async ({ userRequest, newUser }) => {
  const next = await newUser();
  const address = await signInAtSteam(userRequest);
  await userRequest.post("/api/auth/sign-out", { data: {} });
  const captchaToken = "XXXX.DUMMY.TOKEN.XXXX";
  const { email, password } = next;
  await expect(
    await userRequest.post("/api/auth/sign-in", { data: { email, password, captchaToken } }),
  ).toBeOK();
  expect(await finish(userRequest, address)).toBe("/settings/profile?steam=expired");
  expect(await steamIdOf(userRequest)).toBeNull();
});

test("refuses a changed response, and a visitor's", async ({ userRequest, requestAs }) => {
  const changed = new URL(await signInAtSteam(userRequest));
  for (const name of ["openid.claimed_id", "openid.identity"]) {
    const value = changed.searchParams.get(name) ?? "";
    changed.searchParams.set(name, value.replace(STEAM_ID, "76561198000000004"));
  }
  expect(await finish(userRequest, changed.href)).toBe("/settings/profile?steam=refused");
  expect(await steamIdOf(userRequest)).toBeNull();
  const visitor = await requestAs();
  expect(await finish(visitor, await signInAtSteam(userRequest))).toBe("/settings/profile?steam=expired");
});
