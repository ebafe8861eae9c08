import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "@/lib/auth/user";
import { getLibrary } from "./get-library";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", async (importOriginal) => {
  const { parseEnv } = await importOriginal<typeof import("@/lib/env")>();
  return {
    env: () =>
      parseEnv({
        STEAM_API_URL: state.url,
        STEAM_API_KEY: "secret",
        IGDB_CLIENT_ID: "x",
        IGDB_CLIENT_SECRET: "x",
        SUPABASE_URL: "http://localhost",
        SUPABASE_PUBLISHABLE_KEY: "x",
        TURNSTILE_SITE_KEY: "x",
      }),
  };
});

const ID = "76561198000000099";
const USER: CurrentUser = { id: "ada", email: "ada@example.test", supabase: Object({}) };
const BAD_REQUEST = { status: 400, body: "<html><head><title>Bad Request</title></head></html>" };
const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

let server: Server;
let answers: Record<string, { status: number; body: string }> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const method = request.url?.split("/")[2] ?? "";
    const { status, body } = answers[method] ?? { status: 404, body: "" };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
beforeEach(() => {
  answers = {};
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["a page of HTML", BAD_REQUEST],
  ["an empty answer", json({ response: {} })],
])("reports an id without an account as not found (%s)", async (_, answer) => {
  answers = { GetOwnedGames: answer, GetPlayerSummaries: json({ response: { players: [] } }) };
  await expect(getLibrary(USER, ID)).rejects.toMatchObject({
    code: "not_found",
    message: "Steam knows no account with this ID.",
  });
});

test("reports a private library as forbidden", async () => {
  answers = {
    GetOwnedGames: json({ response: {} }),
    GetPlayerSummaries: json({ response: { players: [{ steamid: ID }] } }),
  };
  await expect(getLibrary(USER, ID)).rejects.toMatchObject({ code: "forbidden" });
});
