import type { Page } from "playwright/test";
import { expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { holdBack } from "../support/page";
import { chooseForGame, editFromCard, putOnShelf } from "../support/shelf";

type FormCase = {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  title: string;
  field: string;
  save: string;
  request: string;
};

const FORMS: FormCase[] = [
  {
    name: "a game",
    path: "/collection",
    open: (page) => editFromCard(page, HADES.name),
    title: HADES.name,
    field: "Notes",
    save: "Save",
    request: `**/api/collection/${HADES.id}`,
  },
  {
    name: "a copy",
    path: "/collection",
    async open(page) {
      await editFromCard(page, HADES.name);
      await page.getByRole("button", { name: "Add a copy" }).click();
    },
    title: "Add a copy",
    field: "Store or shop",
    save: "Save copy",
    request: "**/api/copies/**",
  },
  {
    name: "a play",
    path: "/collection",
    async open(page) {
      await chooseForGame(page, HADES.name, "Plays");
      await page.getByRole("button", { name: "Add an earlier play" }).click();
    },
    title: "Add a play",
    field: "Note",
    save: "Save",
    request: "**/api/plays/*/*",
  },
  {
    name: "a list",
    path: "/lists",
    open: (page) => page.getByRole("button", { name: "New list" }).click(),
    title: "New list",
    field: "Title",
    save: "Create list",
    request: "**/api/lists",
  },
];

/** A form that closes once it is saved would lose what is typed meanwhile. */
for (const { name, path, open, title, field, save, request } of FORMS) {
  test(`the form of ${name} takes no more text while it saves`, async ({ page, signIn }) => {
    await signIn();
    await putOnShelf(page, [HADES], "completed");
    await page.goto(path);
    await open(page);
    const form = page.getByRole("dialog", { name: title, exact: true });
    const text = form.getByLabel(field, { exact: true });
    await text.fill("Sent");
    const release = await holdBack(page, request);
    const sent = page.waitForRequest((one) => one.method() !== "GET" && one.url().includes("/api/"));
    await form.getByRole("button", { name: save }).click();
    await sent;
    await text.focus();
    await page.keyboard.type(", lost");
    await expect(text).toHaveValue("Sent");
    release();
    await expect(form).toBeHidden();
  });
}
