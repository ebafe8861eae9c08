import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** Opens a section with a form and waits until it is loaded. */
export async function openSettings(page: Page, section = "", name = "Profile"): Promise<void> {
  await page.goto(`/settings${section}`);
  await expect(page.getByRole("form", { name })).not.toHaveAttribute("aria-busy");
}

/** The signed-in user's profile. */
export async function profileOf({ request }: Pick<Page, "request">) {
  return (await request.get("/api/profile")).json();
}
