import { expect, test } from "../support/fixtures";
import { steamApps } from "../support/steam-apps";

const PER_MINUTE = 30;

test("limits a client to 30 calls to Steam a minute, and serves stored answers beyond", async ({
  request,
  requestsSince,
}) => {
  const since = Date.now();
  const apps = steamApps().slice(0, PER_MINUTE + 10);
  const achievements = (appId = "") => request.get(`/api/steam/achievements?appid=${appId}`);
  const answers = await Promise.all(apps.map(achievements));
  const opened = apps.filter((_, index) => answers[index]?.ok());
  const refused = answers.filter((answer) => answer.status() === 429);
  expect([opened.length, refused.length]).toEqual([PER_MINUTE, 10]);
  for (const answer of refused) {
    expect(await answer.json()).toEqual({
      error: { code: "rate_limited", message: "Too many requests. Please wait a moment and try again." },
    });
    expect(answer.headers()["cache-control"]).toBe("no-store");
    const wait = Number(answer.headers()["retry-after"]);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  }
  expect((await achievements(opened[0])).status(), "a stored list").toBe(200);

  const players = await request.get(`/api/steam/players?appid=${opened[0]}`);
  expect([await players.json(), players.headers()["cache-control"]]).toEqual([
    { response: { player_count: 0 } },
    "no-store",
  ]);

  const methods = (await requestsSince(since, "steam")).map((call) => call.path.split("/")[2]);
  for (const method of ["GetSchemaForGame", "GetGlobalAchievementPercentagesForApp"]) {
    expect(methods.filter((made) => made === method)).toHaveLength(PER_MINUTE);
  }
});
