import { expect, test } from "../support/fixtures";
import { IMPORTER, KEEPER, KEPT_GAME_ID, KEPT_LIBRARY } from "../support/keeper";

test("what is put on the shelf is there when the app is asked again", async ({ newUser, requestAs }) => {
  const request = await requestAs(await newUser(KEEPER));
  const address = `/api/collection/${KEPT_GAME_ID}`;
  await expect(await request.put(address, { data: { status: "playing" } })).toBeOK();
  expect(await (await request.get(address)).json()).toMatchObject({ item: { status: "playing" } });
});

test("half of a library is imported when the app is stopped", async ({ newUser, requestAs }) => {
  const request = await requestAs(await newUser(IMPORTER));
  const library = await (await request.get(`/api/steam/library?steamid=${KEPT_LIBRARY}`)).json();
  const games: { appid: number; name: string; playtime_forever: number }[] = library.response.games;
  const apps = games
    .slice(0, 30)
    .map(({ appid, name, playtime_forever }) => ({ appid, name, playtimeMinutes: playtime_forever }));
  await expect(await request.post("/api/collection/import", { data: { apps } })).toBeOK();
});
