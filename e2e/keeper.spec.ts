import { expect, test } from "./fixtures";
import { KEEPER, KEPT_GAME_ID } from "./keeper";

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
