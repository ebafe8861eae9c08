import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** Opens the settings and waits until they are loaded. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("form", { name: "Profile" })).not.toHaveAttribute("aria-busy");
}

/** The signed-in user's profile. */
export async function profileOf({ request }: Pick<Page, "request">) {
  return (await request.get("/api/profile")).json();
}
