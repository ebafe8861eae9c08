import { describe, expect, test } from "vitest";
import { createTestClient } from "./test-client.ts";
import { createTokenHandler } from "./token-handler.ts";
import { TokenStore } from "./tokens.ts";

function createClock() {
  let now = 1_000_000;
  return {
    read: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

describe("limits", () => {
  test("allow four requests in any sliding second", async () => {
    const clock = createClock();
    const { request } = createTestClient({ requestsPerSecond: 4, clock: clock.read });
    const status = async () => (await request("games", "limit 1;")).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    clock.advance(900);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    clock.advance(100);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    expect((await request("games", "")).body).toEqual({ message: "Too Many Requests" });
  });

  test("allow eight open requests", async () => {
    const { request } = createTestClient({ openRequests: 8 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => request("games", "limit 1;")));
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
    expect((await request("games", "limit 1;")).status).toBe(200);
  });

  test("release the slot of a refused query", async () => {
    const { request } = createTestClient({ openRequests: 1 });
    expect((await request("games", "nonsense")).status).toBe(400);
    expect((await request("games", "")).status).toBe(200);
  });
});

describe("tokens", () => {
  const clock = createClock();
  const tokens = new TokenStore({ clock: clock.read });
  const handler = createTokenHandler({ tokens, clients: { me: "secret" } });
  const { send } = createTestClient({ tokens });

  async function request(parameters: string, init: RequestInit = { method: "POST" }) {
    const response = await handler(new Request(`http://id.test/oauth2/token?${parameters}`, init));
    return { status: response.status, body: await response.json() };
  }
  const grant = "client_id=me&client_secret=secret&grant_type=client_credentials";
  const use = async (token: string, clientId = "me") =>
    (await send("games", "", { "client-id": clientId, authorization: `Bearer ${token}` })).status;

  test("last sixty days", async () => {
    const { status, body } = await request(grant);
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 5_184_000, token_type: "bearer" });
    expect(await use(body.access_token)).toBe(200);
    expect(await use(body.access_token, "other")).toBe(401);
    clock.advance(5_184_000_000);
    expect(await use(body.access_token)).toBe(401);
  });

  test("are also issued for a form body", async () => {
    const { body } = await request("", { method: "POST", body: new URLSearchParams(grant) });
    expect(await use(body.access_token)).toBe(200);
  });

  test("are limited to 25: the 26th revokes the first", async () => {
    const first = (await request(grant)).body.access_token;
    for (let more = 0; more < 24; more += 1) await request(grant);
    expect(await use(first)).toBe(200);
    await request(grant);
    expect(await use(first)).toBe(401);
  });

  test.each([
    ["client_id=me&client_secret=secret&grant_type=password", 400, "invalid grant type"],
    ["client_id=you&client_secret=secret&grant_type=client_credentials", 400, "invalid client"],
    ["client_id=toString&client_secret=x&grant_type=client_credentials", 400, "invalid client"],
    ["client_id=me&client_secret=wrong&grant_type=client_credentials", 403, "invalid client secret"],
    ["client_secret=secret&grant_type=client_credentials", 400, "missing client id"],
  ])("%s", async (parameters, status, message) => {
    expect(await request(parameters)).toEqual({ status, body: { status, message } });
  });

  test("are required: 401 with IGDB's tips", async () => {
    for (const authorization of ["", "Bearer", "Bearer nope", "bearer nope"]) {
      const response = await send("games", "", { authorization });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        message: "Authorization Failure. Have you tried:",
        "Tip 2": "Ensure Authorization value starts with 'Bearer ', including the space",
      });
    }
  });
});
