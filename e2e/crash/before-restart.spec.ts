import { expect, test } from "../support/fixtures";
import { IMPORT_USER, IMPORTED_LIBRARY, RESTART_USER, SHELVED_GAME_ID } from "../support/restart-accounts";

test("saves a game on the shelf", async ({ newUser, requestAs }) => {
  const request = await requestAs(await newUser(RESTART_USER));
  const address = `/api/collection/${SHELVED_GAME_ID}`;
  await expect(await request.put(address, { data: { status: "playing" } })).toBeOK();
  expect(await (await request.get(address)).json()).toMatchObject({ item: { status: "playing" } });
});

test("imports half of a library before the app is stopped", async ({ newUser, requestAs }) => {
  const request = await requestAs(await newUser(IMPORT_USER));
  const library = await (await request.get(`/api/steam/library?steamid=${IMPORTED_LIBRARY}`)).json();
  const games: { appid: number; name: string; playtime_forever: number }[] = library.response.games;
  const apps = games
    .slice(0, 30)
    .map(({ appid, name, playtime_forever }) => ({ appid, name, playtimeMinutes: playtime_forever }));
  await expect(await request.post("/api/collection/import", { data: { apps } })).toBeOK();
});
