import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { captchaToken, expect, PASSWORD, redeem } from "./fixtures";

export const NEW_PASSWORD = "a quite different one";

export const freshName = () => `e2e_${randomBytes(5).toString("hex")}`;

/** An account whose username was taken by another one that confirmed first. */
export async function newcomer(
  request: APIRequestContext,
  mailTo: (email: string) => Promise<{ text: string }>,
) {
  const username = freshName();
  const [quick, slow] = ["quick", "slow"].map((who) => `${username}.${who}@example.test`);
  for (const email of [quick, slow]) {
    const data = { email, password: PASSWORD, username, captchaToken };
    await expect(await request.post("/api/auth/sign-up", { data })).toBeOK();
  }
  for (const email of [quick, slow]) await redeem(request, await mailTo(email ?? ""));
  return { email: slow ?? "", password: PASSWORD, username: "", taken: username };
}

export async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
