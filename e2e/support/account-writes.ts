import { randomBytes } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { NEW_PASSWORD } from "./account-steps";
import { captchaToken, type User } from "./fixtures";

export type AccountService = "supabase" | "turnstile" | "mail";

/** Whose accounts the writes of one test change. */
export type Accounts = {
  /** Of nobody who is signed in. */
  anonymous: APIRequestContext;
  /** Somebody who is, and whose password and e-mail are to change. */
  person: User;
  signedIn: APIRequestContext;
  /** Somebody who came by a link to choose a new password, and has none of the others' sessions. */
  recovering: APIRequestContext;
  /** Somebody without a username, and the one they will choose. */
  nameless: APIRequestContext;
  name: string;
  /** Signed up, and not confirmed. */
  newEmail: string;
};

export type AccountWrite = {
  needs: AccountService[];
  /** The call of Supabase that does the work. */
  work: string;
  send: (people: Accounts) => Promise<APIResponse>;
};

/** Every write of an account, by its method and file; in an order in which none takes the ground from the next. */
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
    // To somebody who has just signed up no other mail goes out for a minute.
    send: ({ anonymous, newEmail }) =>
      anonymous.post("/api/auth/resend", { data: { email: `nobody.${newEmail}`, captchaToken } }),
  },
  "POST api/auth/recover/route.ts": {
    needs: ["supabase", "turnstile", "mail"],
    work: "POST /auth/v1/recover",
    send: ({ anonymous, person }) =>
      anonymous.post("/api/auth/recover", { data: { email: person.email, captchaToken } }),
  },
  "POST api/auth/new-password/route.ts": {
    needs: ["supabase"],
    work: "PUT /auth/v1/user",
    send: ({ recovering }) => recovering.post("/api/auth/new-password", { data: { password: NEW_PASSWORD } }),
  },
  "PUT api/profile/username/route.ts": {
    needs: ["supabase"],
    work: "POST /rest/v1/profiles",
    send: ({ nameless, name }) => nameless.put("/api/profile/username", { data: { username: name } }),
  },
  "PUT api/auth/email/route.ts": {
    needs: ["supabase", "mail"],
    work: "PUT /auth/v1/user",
    send: ({ signedIn, person }) =>
      signedIn.put("/api/auth/email", { data: { email: `new.${person.email}` } }),
  },
  "PUT api/auth/password/route.ts": {
    needs: ["supabase", "turnstile"],
    work: "PUT /auth/v1/user",
    send: ({ signedIn, person }) =>
      signedIn.put("/api/auth/password", {
        data: { currentPassword: person.password, password: NEW_PASSWORD, captchaToken },
      }),
  },
  "POST api/auth/sign-in/route.ts": {
    needs: ["supabase", "turnstile"],
    work: "POST /auth/v1/token",
    send: ({ anonymous, person }) =>
      anonymous.post("/api/auth/sign-in", {
        data: { email: person.email, password: NEW_PASSWORD, captchaToken },
      }),
  },
} satisfies Readonly<Record<string, AccountWrite>>;

export const nameOf = (email: string) => `n_${email.split("@")[0]}`.slice(0, 20);
export const newEmail = () => `${randomBytes(5).toString("hex")}@example.test`;
