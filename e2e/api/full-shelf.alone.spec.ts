import { expect, FROM_OWN_PAGE as headers, test } from "../support/fixtures";
import { WITCHER } from "../support/games";
import { removeButton } from "../support/shelf";

const FULL = "Your shelf is full: it holds 20,000 games.";
/** Without a cover, so that it is not among the games of a filled shelf. */
const EXTRA = { id: 951_990, name: "두근두근 레인보우" };
const LIBRARY = "76561198000000001";

test.skip(!process.env.PROOF, "supabase/tests/quotas.test.ts tests the limit in npm test");

test("refuses a further game, an undo and an import on a full shelf, and names the limit", async ({
  page,
  signIn,
  allowConsole,
}) => {
  // Inserts 20,000 rows first.
  test.setTimeout(240_000);
  allowConsole(/status of 409/);
  allowConsole(/_sandbox\/images/);
  allowConsole(/\/game\/\d+\/\S+_rsc=/);
  const { email } = await signIn();
  const filled = await page.request.put("/_sandbox/shelf", {
    data: { email, games: 20_000 },
    timeout: 180_000,
  });
  await expect(filled).toBeOK();

  await page.goto(`/games?q=${encodeURIComponent(EXTRA.name)}`);
  const card = page.getByRole("main").getByRole("listitem").first();
  await card.hover();
  await card.getByRole("button", { name: `Add ${EXTRA.name} as Want to Play` }).click();
  await expect(page.getByText(FULL).first()).toBeVisible();
  const add = () => page.request.put(`/api/collection/${EXTRA.id}`, { data: { status: "want" }, headers });
  const refused = await add();
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toEqual({ error: { code: "limit_reached", message: FULL } });

  // Games on the shelf can still be changed.
  const data = { gameIds: [WITCHER.id], action: { status: "completed" } };
  await expect(await page.request.post("/api/collection/bulk", { data, headers })).toBeOK();

  // The filled shelf repeats the game under generated ids; the original is first.
  await page.goto("/collection?q=the+witcher+3&sort=name");
  await (await removeButton(page, WITCHER.name)).click();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  await expect(await add()).toBeOK();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(FULL).first()).toBeVisible();

  await page.goto("/collection?import=steam");
  const dialog = page.getByRole("dialog", { name: "Import from Steam" });
  await dialog.getByLabel("Steam ID").fill(LIBRARY);
  await dialog.getByRole("button", { name: "Fetch Games" }).click();
  await dialog.getByRole("button", { name: "Import All" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    new RegExp(`^${FULL} (1 game was|\\d+ games were) not imported\\.$`),
    { timeout: 60_000 },
  );
  const { counts } = await (await page.request.get("/api/collection")).json();
  expect(counts).toMatchObject({ all: 20_000 });
});
