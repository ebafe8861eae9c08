import { expect, test } from "./fixtures";
import { IMPORTER, KEEPER, KEPT_GAME_ID, KEPT_LIBRARY } from "./keeper";

test("what is put on the shelf is there when the app is asked again", async ({
  page,
  newUser,
  signIn,
  baseURL,
}) => {
  await newUser(KEEPER);
  await signIn(KEEPER);
  const headers = { origin: new URL(baseURL ?? "").origin };
  const address = `/api/collection/${KEPT_GAME_ID}`;
  await expect(await page.request.put(address, { data: { status: "playing" }, headers })).toBeOK();
  expect(await (await page.request.get(address)).json()).toMatchObject({ item: { status: "playing" } });
});

test("half of a library is imported when the app is stopped", async ({ page, newUser, signIn, baseURL }) => {
  await newUser(IMPORTER);
  await signIn(IMPORTER);
  const headers = { origin: new URL(baseURL ?? "").origin };
  const library = await (await page.request.get(`/api/steam/library?steamid=${KEPT_LIBRARY}`)).json();
  const games: { appid: number; name: string; playtime_forever: number }[] = library.response.games;
  const apps = games
    .slice(0, 30)
    .map(({ appid, name, playtime_forever }) => ({ appid, name, playtimeMinutes: playtime_forever }));
  await expect(await page.request.post("/api/collection/import", { data: { apps }, headers })).toBeOK();
});
