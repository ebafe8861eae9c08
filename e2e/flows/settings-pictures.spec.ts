import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { openSettings, profileOf } from "../support/settings";

const drawing = (size: number) => ({
  name: "drawing.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#00f"/><rect width="50%" height="100%" fill="#f00"/></svg>`,
  ),
});

test("crops a picture to a round profile picture by keyboard", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  await page.getByLabel("Profile picture file").setInputFiles(drawing(400));
  const dialog = page.getByRole("dialog", { name: "Choose the part to show" });
  const zoom = dialog.getByRole("slider", { name: "Zoom" });
  await expect(zoom).toHaveAttribute("min", "1");
  await expect(zoom).toHaveAttribute("max", "3");
  await zoom.focus();
  await page.keyboard.press("ArrowRight");
  await expect(zoom).toHaveValue("1.01");
  await page.keyboard.press("End");
  await expect(zoom).toHaveValue("3");
  // To the left end of the picture, which is red.
  await dialog.getByRole("application").focus();
  for (let step = 0; step < 120; step += 1) await page.keyboard.press("ArrowRight");
  const puts: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && puts.push(request.url()));
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await expect(page.getByText("Profile picture updated successfully.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(puts).toHaveLength(1);

  const { avatarUrl } = await profileOf(page);
  await expect(page.getByRole("banner").locator(`img[src="${avatarUrl}"]`)).toBeVisible();
  const picture = sharp(await (await page.request.get(avatarUrl)).body());
  const { width, height } = await picture.metadata();
  expect(width).toBe(height);
  const { channels } = await picture.stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);

  await page.getByRole("button", { name: "Remove…" }).click();
  await page.getByRole("button", { name: "Remove your profile picture" }).click();
  await expect(page.getByText("Profile picture removed.", { exact: true })).toBeVisible();
  expect((await profileOf(page)).avatarUrl).toBeNull();
});

test("converts and scales in the browser what the server would reject as a cover photo", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openSettings(page);
  const choose = page.getByLabel("Cover photo file");
  await expect(choose).toHaveAttribute("accept", "image/*");
  await choose.setInputFiles({
    name: "program.png",
    mimeType: "image/png",
    buffer: Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"),
  });
  const NOT_A_PICTURE = "Your browser cannot show this file as a picture. Please choose another one.";
  await expect(page.getByText(NOT_A_PICTURE, { exact: true })).toBeVisible();

  // 27 megapixels in few bytes.
  const large = await sharp({ create: { width: 9000, height: 3000, channels: 3, background: "#00ff00" } })
    .png()
    .toBuffer();
  await choose.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: large });
  await expect(page.getByText("Banner updated successfully.", { exact: true })).toBeVisible();
  const { bannerUrl } = await profileOf(page);
  await expect(page.getByRole("img", { name: "Your cover" })).toHaveAttribute("src", bannerUrl);
  const stored = sharp(await (await page.request.get(bannerUrl)).body());
  expect(await stored.metadata()).toMatchObject({ format: "png", width: 1600, height: 533 });
  const smallUrl = bannerUrl.replace(/\.png$/, "-small.webp");
  const small = sharp(await (await page.request.get(smallUrl)).body());
  expect(await small.metadata()).toMatchObject({ format: "webp", width: 1000, height: 333 });

  await choose.setInputFiles(drawing(300));
  await expect(page.getByRole("img", { name: "Your cover" })).not.toHaveAttribute("src", bannerUrl);
  const second = (await profileOf(page)).bannerUrl;
  expect(await sharp(await (await page.request.get(second)).body()).metadata()).toMatchObject({
    format: "png",
    width: 300,
    height: 300,
  });
  // The replaced file and its small version are deleted.
  for (const url of [bannerUrl, smallUrl]) expect((await page.request.get(url)).status()).toBe(404);
});

test("reports an old file that is left after the success, one toast at a time", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  await page.getByLabel("Profile picture file").setInputFiles(drawing(50));
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const remove = page.getByRole("button", { name: "Remove…" });
  await expect(remove).toBeVisible();
  const warning = "Chyba při mazání starého avataru";
  await page.route("**/api/profile/avatar", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), warning } });
  });
  const card = page.getByRole("region", { name: "Cover photo and profile picture" });
  await page.getByLabel("Profile picture file").setInputFiles(drawing(60));
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const steps = ["Profile picture updated successfully.", "Profile picture removed."];
  for (const [index, success] of steps.entries()) {
    if (index === 1) {
      await remove.click();
      await page.getByRole("button", { name: "Remove your profile picture" }).click();
    }
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(0);
    await expect(card.getByText("The old picture could not be deleted yet.")).toBeVisible();
    await page.getByRole("listitem").filter({ hasText: success }).press("Escape");
    await expect(page.getByText(warning, { exact: true })).toBeVisible();
    await expect(page.getByText(success, { exact: true })).toHaveCount(0);
    await page.getByRole("listitem").filter({ hasText: warning }).press("Escape");
  }
});

test("shows the result of a picture change, also when the answer is lost", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await signIn();
  await openSettings(page);
  const choose = page.getByLabel("Cover photo file");
  const answers = [
    { status: 502, json: { error: { code: "upstream_failed", message: "Failed to get public URL." } } },
    { status: 500, body: "<h1>proxy</h1>" },
  ];
  await page.route("**/api/profile/banner", async (route) => {
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.abort());
  });
  for (const message of ["Failed to get public URL.", "Unexpected error updating banner."]) {
    await choose.setInputFiles(drawing(50));
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
  }
  await choose.setInputFiles(drawing(50));
  await expect(page.getByText("Unexpected error updating banner.", { exact: true })).toBeVisible();

  await page.route("**/api/profile", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "About you" }).fill("Not today.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Unexpected error updating profile.", { exact: true })).toBeVisible();

  await page.getByLabel("Profile picture file").setInputFiles(drawing(50));
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Crop failed", { exact: true })).toBeVisible();
});
