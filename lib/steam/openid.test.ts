import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { memoryStore } from "@/lib/http/limit-store";
import { captureLog } from "@/lib/test-log";
import { steamSignInUrl, verifySteamSignIn } from "./openid";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({
  env: () => ({ SITE_URL: "https://shelf.test", STEAM_OPENID_URL: state.url }),
}));

const NS = "http://specs.openid.net/auth/2.0";
const STEAM_ID = "76561198000000001";
const RETURN_TO = "https://shelf.test/api/steam/sign-in/return?state=s";
const ONE = () => 1;

let server: Server;
let answer = { status: 200, body: "" };
let asked: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request, String);
    asked.push(new URLSearchParams(chunks.join("")));
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
beforeEach(() => {
  captureLog();
  asked = [];
  answer = { status: 200, body: `ns:${NS}\nis_valid:true\n` };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const nonceOf = (ageMs: number) => `${new Date(Date.now() - ageMs).toISOString().slice(0, 19)}Zabc`;

function response(changes: Record<string, string> = {}): URLSearchParams {
  const fields: Record<string, string> = {
    ns: NS,
    mode: "id_res",
    op_endpoint: `${state.url}/login`,
    claimed_id: `${state.url}/id/${STEAM_ID}`,
    identity: changes.claimed_id ?? `${state.url}/id/${STEAM_ID}`,
    return_to: RETURN_TO,
    response_nonce: nonceOf(1000),
    assoc_handle: "1234567890",
    signed: "signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle",
    sig: "c2ln",
    ...changes,
  };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [`openid.${name}`, value]));
}

const verify = (params: URLSearchParams, store = memoryStore(ONE)) =>
  verifySteamSignIn(params, { returnTo: RETURN_TO, userId: "ada", store });

test("sends the browser to Steam, with our return address and origin", () => {
  const { origin, pathname, searchParams } = new URL(steamSignInUrl(RETURN_TO));
  expect(`${origin}${pathname}`).toBe(`${state.url}/login`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    "openid.mode": "checkid_setup",
    "openid.return_to": RETURN_TO,
    "openid.realm": "https://shelf.test",
  });
});

test("accepts what Steam confirms, sent back as it came", async () => {
  const params = response();
  expect(await verify(params)).toEqual({ steamId: STEAM_ID });
  params.set("openid.mode", "check_authentication");
  expect(asked.map(String)).toEqual([String(params)]);
});

test("accepts a response once", async () => {
  const store = memoryStore(ONE);
  const params = response();
  expect(await verify(params, store)).toEqual({ steamId: STEAM_ID });
  expect(await verify(params, store)).toEqual({ problem: "refused" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["a forged response", `ns:${NS}\nis_valid:false\n`],
  ["another kind of answer", "<html>is_valid:true</html>"],
  ["an answer of another protocol", "ns:http://openid.net/signon/1.1\nis_valid:true\n"],
])("refuses %s", async (_, body) => {
  answer = { status: 200, body };
  expect(await verify(response())).toEqual({ problem: "refused" });
});

test.each<[string, () => Record<string, string>]>([
  ["another return address", () => ({ return_to: RETURN_TO.replace("=s", "=t") })],
  ["another endpoint", () => ({ op_endpoint: "https://evil.example/login" })],
  ["an identity of another site", () => ({ claimed_id: `https://evil.example/id/${STEAM_ID}` })],
  ["an identity with more behind it", () => ({ claimed_id: `${state.url}/id/${STEAM_ID}/x` })],
  ["an identity that is no Steam ID", () => ({ claimed_id: `${state.url}/id/12345678901234567` })],
  ["another claimed than confirmed identity", () => ({ identity: `${state.url}/id/76561198000000002` })],
  ["another protocol", () => ({ ns: "http://openid.net/signon/1.1" })],
  ["an old response", () => ({ response_nonce: nonceOf(6 * 60_000) })],
  ["a response of the future", () => ({ response_nonce: nonceOf(-2 * 60_000) })],
  ["a response without a time", () => ({ response_nonce: "abc" })],
  ["an error", () => ({ mode: "error" })],
])("refuses %s without asking Steam", async (_, changes) => {
  expect(await verify(response(changes()))).toEqual({ problem: "refused" });
  expect(asked).toEqual([]);
});

const SIGNED = ["op_endpoint", "claimed_id", "identity", "return_to", "response_nonce", "assoc_handle"];

test.each(SIGNED)("refuses an unsigned %s without asking Steam", async (name) => {
  const signed = SIGNED.filter((other) => other !== name).join(",");
  expect(await verify(response({ signed }))).toEqual({ problem: "refused" });
  expect(asked).toEqual([]);
});

test.each(["ns", "mode", "op_endpoint", "claimed_id", "identity", "return_to", "response_nonce", "signed"])(
  "refuses a response without %s, and does not ask Steam",
  async (name) => {
    const params = response();
    params.delete(`openid.${name}`);
    expect(await verify(params)).toEqual({ problem: "refused" });
    expect(asked).toEqual([]);
  },
);

test("refuses a repeated field: Steam might check its other value", async () => {
  const params = response();
  params.append("openid.claimed_id", `${state.url}/id/76561198000000002`);
  expect(await verify(params)).toEqual({ problem: "refused" });
});

test("distinguishes a cancelled sign-in and an unavailable Steam from a refusal", async () => {
  expect(await verify(response({ mode: "cancel" }))).toEqual({ problem: "cancelled" });
  answer = { status: 503, body: "" };
  expect(await verify(response())).toEqual({ problem: "unavailable" });
});
