import { DEMO, expect, test } from "../support/fixtures";

test("serves a profile's picture from our own origin", async ({ requestAs }) => {
  const request = await requestAs(DEMO);
  const { user } = await (await request.get("/api/session")).json();
  expect(user.avatarUrl).toMatch(/^\/media\/avatars\//);
  const picture = await request.get(user.avatarUrl);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  expect(picture.headers()["cache-control"]).toContain("public");
});

for (const path of [
  "/media/avatars/none.jpg",
  "/media/banners/none-small.webp",
  "/media/secrets/a.jpg",
  "/media/avatars/.hidden",
]) {
  test(`responds 404 to ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("refuses a path above the pictures", async ({ request }) => {
  expect((await request.get("/media/avatars/..%2f..%2fsecret")).status()).toBe(400);
});
