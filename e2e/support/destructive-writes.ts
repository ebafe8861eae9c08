import type { APIRequestContext } from "playwright/test";
import { nameOf, newEmail } from "./account-writes";
import { captchaToken, expect, mailsOf, PASSWORD, redeem, type User } from "./fixtures";
import { makePictures } from "./pictures";
import type { Write } from "./writes";

/** What the destructive writes of one test remove or use up. */
export type Disposable = {
  user: User;
  /** Requests of `user`, who has an avatar and a banner at `pictureUrls`. */
  owner: APIRequestContext;
  /** Another session of `user`, to be signed out. */
  otherSession: APIRequestContext;
  pictureUrls: string[];
  /** Requests of a user who has signed up with `email` and has not opened the link of the mail. */
  newcomer: APIRequestContext;
  email: string;
  mail: { text: string };
  /** A user who deletes the account, and one who has done so and signed in again. */
  leaver: Leaver;
  restorer: Leaver;
};

type Leaver = { user: User; request: APIRequestContext };

/** Every write that only removes or uses up, by its method and file. */
export const DESTRUCTIVE_WRITES = {
  "POST api/auth/confirm/route.ts": {
    work: "POST /auth/v1/verify",
    send: ({ newcomer, mail }) => redeem(newcomer, mail),
  },
  "DELETE api/profile/avatar/route.ts": {
    work: "POST /rest/v1/rpc/set_picture",
    send: ({ owner }) => owner.delete("/api/profile/avatar"),
  },
  "DELETE api/profile/banner/route.ts": {
    work: "POST /rest/v1/rpc/set_picture",
    send: ({ owner }) => owner.delete("/api/profile/banner"),
  },
  "POST api/auth/deletion/route.ts": {
    work: "POST /rest/v1/rpc/request_account_deletion",
    send: ({ leaver: { user, request } }) => deleteAccount(request, user),
  },
  "DELETE api/auth/deletion/route.ts": {
    work: "POST /rest/v1/rpc/restore_account",
    send: ({ restorer }) => restorer.request.delete("/api/auth/deletion"),
  },
  "POST api/auth/sign-out/route.ts": {
    work: "POST /auth/v1/logout",
    send: ({ otherSession }) => otherSession.post("/api/auth/sign-out"),
  },
} satisfies Readonly<Record<string, Write<Disposable>>>;

export const deleteAccount = (request: APIRequestContext, { password }: User) =>
  request.post("/api/auth/deletion", { data: { password, captchaToken } });

type Args = {
  requestAs: (user?: User) => Promise<APIRequestContext>;
  newUser: () => Promise<User>;
};

/** A fixture. */
export async function disposable(
  { requestAs, newUser }: Args,
  use: (disposable: Disposable) => Promise<void>,
) {
  const user = await newUser();
  const [owner, otherSession, newcomer] = await Promise.all([requestAs(user), requestAs(user), requestAs()]);
  const pictures = await makePictures();
  for (const name of ["avatar", "banner"] as const) {
    await expect(await owner.put(`/api/profile/${name}`, { data: pictures[name] })).toBeOK();
  }
  const { avatarUrl, bannerUrl } = await (await owner.get("/api/profile")).json();
  const email = newEmail();
  const data = { email, password: PASSWORD, username: nameOf(email), captchaToken };
  await expect(await newcomer.post("/api/auth/sign-up", { data })).toBeOK();
  await expect.poll(async () => (await mailsOf(newcomer, email)).length).toBe(1);
  const mail = (await mailsOf(newcomer, email))[0] ?? { text: "" };
  const [leaving, left] = [await newUser(), await newUser()];
  await expect(await deleteAccount(await requestAs(left), left)).toBeOK();
  const leaver = { user: leaving, request: await requestAs(leaving) };
  const restorer = { user: left, request: await requestAs(left) };
  const pictureUrls = [avatarUrl, bannerUrl];
  await use({ user, owner, otherSession, pictureUrls, newcomer, email, mail, leaver, restorer });
}

/**
 * Repeats writes that may have been made, and expects their result. A file that an interrupted removal left behind is
 * deleted by a later change: docs/decisions/0006.
 */
export async function expectDestroyed(disposable: Disposable) {
  const { owner, otherSession, newcomer, email } = disposable;
  for (const name of ["DELETE api/profile/avatar/route.ts", "DELETE api/profile/banner/route.ts"] as const) {
    expect((await DESTRUCTIVE_WRITES[name].send(disposable)).status(), name).toBe(200);
  }
  expect(await (await owner.get("/api/profile")).json()).toMatchObject({ avatarUrl: null, bannerUrl: null });
  expect((await DESTRUCTIVE_WRITES["POST api/auth/sign-out/route.ts"].send(disposable)).status()).toBe(200);
  expect(await (await otherSession.get("/api/session")).json()).toEqual({ user: null });

  const { leaver, restorer } = disposable;
  const again = await DESTRUCTIVE_WRITES["POST api/auth/deletion/route.ts"].send(disposable);
  // The session of a request that was made has ended.
  expect([200, 401]).toContain(again.status());
  expect((await DESTRUCTIVE_WRITES["DELETE api/auth/deletion/route.ts"].send(disposable)).status()).toBe(200);
  expect((await (await restorer.request.get("/api/session")).json()).user.deletesAt).toBeNull();
  const { email: leaverEmail, password } = leaver.user;
  const returning = { email: leaverEmail, password, captchaToken };
  await expect(await leaver.request.post("/api/auth/sign-in", { data: returning })).toBeOK();
  expect((await (await leaver.request.get("/api/session")).json()).user.deletesAt).not.toBeNull();

  const confirmed = await DESTRUCTIVE_WRITES["POST api/auth/confirm/route.ts"].send(disposable);
  // A link that was used a moment ago is refused, and the account can sign in.
  if (!confirmed.ok()) expect((await confirmed.json()).error.code).toBe("link_expired");
  const data = { email, password: PASSWORD, captchaToken };
  await expect(await newcomer.post("/api/auth/sign-in", { data })).toBeOK();
  expect(await (await newcomer.get("/api/session")).json()).toMatchObject({
    user: { email, username: nameOf(email) },
  });
}
