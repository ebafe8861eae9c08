import { expect, test } from "../support/fixtures";

const PUBLIC_PAGES = [
  "/",
  "/games",
  "/games/rpg",
  "/game/1942/the-witcher-3-wild-hunt",
  "/game/1942/the-witcher-3-wild-hunt/achievements",
  "/company/cd-projekt-red?id=908",
  "/calendar",
  "/user/demo",
  "/user/demo/stats",
  "/user/demo/2026",
];

test("public pages are laid out before a script has run", async ({ request }) => {
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    expect(html.includes('href="/auth"'), path).toBe(true);
    // React streams parts that a script moves in as hidden elements at the end of the page.
    expect(html.match(/<div hidden id="S:/), path).toBeNull();
  }
});

test("hints the browser to compile the framework's scripts while they load", async ({ request }) => {
  const html = await (await request.get("/games")).text();
  const scripts = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
  const sources = await Promise.all([...scripts].map(async (path) => (await request.get(path)).text()));
  const hinted = sources.filter((source) => source.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(hinted.some((source) => source.includes("hydrateRoot"))).toBe(true);
});

test("runs no transition while a page loads, also outside the window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const seen: string[] = [];
  await page.exposeFunction("reportTransition", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      const { reportTransition } = window as { reportTransition?: (text: string) => void };
      reportTransition?.(
        `${propertyName} of ${target instanceof Element ? target.outerHTML.slice(0, 120) : ""}`,
      );
    });
  });
  for (const path of ["/games", "/game/1942/the-witcher-3-wild-hunt", "/user/demo"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(seen).toEqual([]);
});

test("requests no session before the first interaction", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/games", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/session");
  const answer = page.waitForResponse("**/api/session");
  await page.mouse.move(200, 200);
  expect((await answer).ok()).toBe(true);
});

test("requests the session at once when a user was signed in before", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Open user menu/ })).toBeVisible();
});
