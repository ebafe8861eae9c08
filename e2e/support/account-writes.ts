import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { NEW_PASSWORD } from "./account-steps";
import { captchaToken, type User } from "./fixtures";
import type { Write } from "./writes";

export type AccountService = "supabase" | "turnstile" | "mail";

/** The accounts that the writes of one test change. */
export type Accounts = {
  anonymous: APIRequestContext;
  /** Changes password and e-mail. */
  user: User;
  signedIn: APIRequestContext;
  /** Signed in by a recovery mail's link, to choose a new password. */
  recovering: APIRequestContext;
  /** An account without a username, and the username it will choose. */
  withoutUsername: APIRequestContext;
  newUsername: string;
  /** Not signed up yet. */
  newEmail: string;
};

export type AccountWrite = Write<Accounts> & { needs: AccountService[] };

/** Every write of an account, by its method and file, in an order in which none prevents the next. */
export const ACCOUNT_WRITES = {
  "POST api/auth/sign-up/route.ts": {
    needs: ["supabase", "turnstile", "mail"],
    work: "POST /auth/v1/signup",
    send: ({ anonymous, newEmail }) =>
      anonymous.post("/api/auth/sign-up", {
        data: { email: newEmail, password: NEW_PASSWORD, username: nameOf(newEmail), captchaToken },
      }),
  },
  "POST api/auth/resend/route.ts": {
    needs: ["supabase", "turnstile"],
    work: "POST /auth/v1/resend",
    // For a minute after the sign-up, no other mail is sent to that address.
    send: ({ anonymous, newEmail }) =>
      anonymous.post("/api/auth/resend", { data: { email: `nobody.${newEmail}`, captchaToken } }),
  },
  "POST api/auth/recover/route.ts": {
    needs: ["supabase", "turnstile", "mail"],
    work: "POST /auth/v1/recover",
    send: ({ anonymous, user }) =>
      anonymous.post("/api/auth/recover", { data: { email: user.email, captchaToken } }),
  },
  "POST api/auth/new-password/route.ts": {
    needs: ["supabase"],
    work: "PUT /auth/v1/user",
    send: ({ recovering }) => recovering.post("/api/auth/new-password", { data: { password: NEW_PASSWORD } }),
  },
  "PUT api/profile/username/route.ts": {
    needs: ["supabase"],
    work: "POST /rest/v1/profiles",
    send: ({ withoutUsername, newUsername }) =>
      withoutUsername.put("/api/profile/username", { data: { username: newUsername } }),
  },
  "PATCH api/profile/username/route.ts": {
    needs: ["supabase"],
    work: "POST /rest/v1/rpc/change_username",
    send: ({ signedIn, user }) =>
      signedIn.patch("/api/profile/username", { data: { username: `${nameOf(user.email)}y` } }),
  },
  "PUT api/auth/email/route.ts": {
    needs: ["supabase", "mail"],
    work: "PUT /auth/v1/user",
    send: ({ signedIn, user }) => signedIn.put("/api/auth/email", { data: { email: `new.${user.email}` } }),
  },
  "PUT api/auth/password/route.ts": {
    needs: ["supabase", "turnstile"],
    work: "PUT /auth/v1/user",
    send: ({ signedIn, user }) =>
      signedIn.put("/api/auth/password", {
        data: { currentPassword: user.password, password: NEW_PASSWORD, captchaToken },
      }),
  },
  "POST api/auth/sign-in/route.ts": {
    needs: ["supabase", "turnstile"],
    work: "POST /auth/v1/token",
    send: ({ anonymous, user }) =>
      anonymous.post("/api/auth/sign-in", {
        data: { email: user.email, password: NEW_PASSWORD, captchaToken },
      }),
  },
} satisfies Readonly<Record<string, AccountWrite>>;

export const nameOf = (email: string) => `n_${email.split("@")[0]}`.slice(0, 20);
export const newEmail = () => `${randomBytes(5).toString("hex")}@example.test`;
