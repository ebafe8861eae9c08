import type { APIRequestContext } from "playwright/test";
import { type Accounts, nameOf, newEmail } from "./account-writes";
import { captchaToken, expect, PASSWORD, redeem } from "./fixtures";

type Mails = { to: string; text: string }[];

/** The mails to an address, the newest first. */
export async function mailsOf(request: APIRequestContext, email: string): Promise<Mails> {
  const all: Mails = await (await request.get("/_sandbox/mailbox.json")).json();
  return all.filter(({ to }) => to === email);
}

type Args = { requestAs: () => Promise<APIRequestContext> };

/** A fixture: people on whom every write of an account has something to do. */
export async function people({ requestAs }: Args, use: (people: Accounts) => Promise<void>) {
  const [anonymous, signedIn, recovering, nameless] = await Promise.all([
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
  // Two want one name, and the quicker one gets it.
  await Promise.all([signUp(email, nameOf(email)), signUp(quick, nameOf(slow)), signUp(slow, nameOf(slow))]);
  const follow = async (request: APIRequestContext, to: string, mails: number) => {
    await expect.poll(async () => (await mailsOf(anonymous, to)).length).toBe(mails);
    await redeem(request, (await mailsOf(anonymous, to))[0] ?? { text: "" });
  };
  await follow(signedIn, email, 1);
  await follow(recovering, quick, 1);
  await follow(nameless, slow, 1);
  const forgotten = await anonymous.post("/api/auth/recover", { data: { email: quick, captchaToken } });
  await expect(forgotten).toBeOK();
  await follow(recovering, quick, 2);
  await use({
    anonymous,
    signedIn,
    recovering,
    nameless,
    person: { email, password: PASSWORD, username: nameOf(email) },
    name: `${nameOf(slow)}x`,
    newEmail: next,
  });
}
