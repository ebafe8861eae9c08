import { expect, test } from "vitest";
import { createOpenIdHandler } from "./openid.ts";

const BASE = "https://shelf.test/_sandbox/steam/openid";
const NS = "http://specs.openid.net/auth/2.0";
const RETURN_TO = "https://shelf.test/back?state=x";
const REQUEST = {
  "openid.ns": NS,
  "openid.mode": "checkid_setup",
  "openid.claimed_id": `${NS}/identifier_select`,
  "openid.identity": `${NS}/identifier_select`,
  "openid.return_to": RETURN_TO,
  "openid.realm": "https://shelf.test",
};
const handler = createOpenIdHandler(BASE);
const login = (params: Record<string, string>) =>
  handler(new Request(`http://steam.test/login?${new URLSearchParams({ ...REQUEST, ...params })}`));
const signIn = async (params: Record<string, string> = {}) => {
  const response = await login({ account: "76561198000000001", ...params });
  return new URL(response.headers.get("location") ?? "").searchParams;
};
const check = async (params: URLSearchParams) => {
  const body = new URLSearchParams(params);
  body.set("openid.mode", "check_authentication");
  return (await handler(new Request("http://steam.test/login", { method: "POST", body }))).text();
};

test("offers the sample accounts, and returns with a signed response of the chosen one", async () => {
  expect(await (await login({})).text()).toContain("Sign in as demo-player");
  const params = await signIn();
  expect(Object.fromEntries(params)).toMatchObject({
    state: "x",
    "openid.mode": "id_res",
    "openid.op_endpoint": `${BASE}/login`,
    "openid.claimed_id": `${BASE}/id/76561198000000001`,
    "openid.return_to": RETURN_TO,
  });
  expect(await check(params)).toBe(`ns:${NS}\nis_valid:true\n`);
});

test("confirms a response once, and never a changed one", async () => {
  const params = await signIn();
  const changed = new URLSearchParams(params);
  changed.set("openid.claimed_id", `${BASE}/id/76561198000000002`);
  expect(await check(changed)).toContain("is_valid:false");
  expect(await check(params)).toContain("is_valid:true");
  expect(await check(params)).toContain("is_valid:false");
});

test("returns a cancelled sign-in, and refuses a return address outside of the realm", async () => {
  expect((await signIn({ account: "" })).get("openid.mode")).toBe("cancel");
  expect((await login({ "openid.return_to": "https://evil.example/" })).status).toBe(400);
});
