import type { APIRequestContext } from "playwright/test";
import { type Accounts, nameOf, newEmail } from "./account-writes";
import { captchaToken, expect, mailsOf, PASSWORD, redeem } from "./fixtures";

type Args = { requestAs: () => Promise<APIRequestContext> };

/** A fixture: accounts that every account write can change. */
export async function accounts({ requestAs }: Args, use: (accounts: Accounts) => Promise<void>) {
  const [anonymous, signedIn, recovering, withoutUsername] = await Promise.all([
    requestAs(),
    requestAs(),
    requestAs(),
    requestAs(),
  ]);
  const signUp = async (email: string, username: string) => {
    const data = { email, password: PASSWORD, username, captchaToken };
    await expect(await anonymous.post("/api/auth/sign-up", { data })).toBeOK();
  };
  const [email, quick, slow, next] = [newEmail(), newEmail(), newEmail(), newEmail()];
  // Two request one username; who confirms first gets it, and the other has none.
  await Promise.all([signUp(email, nameOf(email)), signUp(quick, nameOf(slow)), signUp(slow, nameOf(slow))]);
  const follow = async (request: APIRequestContext, to: string, mails: number) => {
    await expect.poll(async () => (await mailsOf(anonymous, to)).length).toBe(mails);
    await redeem(request, (await mailsOf(anonymous, to))[0] ?? { text: "" });
  };
  await follow(signedIn, email, 1);
  await follow(recovering, quick, 1);
  await follow(withoutUsername, slow, 1);
  const forgotten = await anonymous.post("/api/auth/recover", { data: { email: quick, captchaToken } });
  await expect(forgotten).toBeOK();
  await follow(recovering, quick, 2);
  await use({
    anonymous,
    signedIn,
    recovering,
    withoutUsername,
    user: { email, password: PASSWORD, username: nameOf(email) },
    newUsername: `${nameOf(slow)}x`,
    newEmail: next,
  });
}
