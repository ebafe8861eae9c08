import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { OutsideError } from "@/lib/http/fetch-json";
import { fetchCurrentPlayers } from "./current-players";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({ env: () => ({ STEAM_API_URL: state.url }) }));

let server: Server;
let answer = { status: 200, body: "{}" };
let asked = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.url ?? "";
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("fetchCurrentPlayers", () => {
  it("requests one app and reads the count", async () => {
    answer = { status: 200, body: '{"response":{"player_count":495050,"result":1}}' };
    expect(await fetchCurrentPlayers(730, "system")).toBe(495_050);
    expect(asked).toBe("/ISteamUserStats/GetNumberOfCurrentPlayers/v1/?appid=730");
  });

  it.each([
    [404, '{"response":{"result":42}}'],
    [200, '{"response":{"result":42}}'],
    [200, '{"response":{"result":42,"player_count":7}}'],
  ])("has none where the result is not 1 (%i %s)", async (status, body) => {
    answer = { status, body };
    expect(await fetchCurrentPlayers(1, "system")).toBeNull();
  });

  it.each([
    [503, "busy"],
    [200, "<html>"],
    [200, '{"response":{"result":1,"player_count":-4}}'],
  ])("throws when Steam cannot be read (%i %s)", async (status, body) => {
    answer = { status, body };
    await expect(fetchCurrentPlayers(730, "system")).rejects.toBeInstanceOf(OutsideError);
  });
});
