import type { APIRequestContext } from "playwright/test";

const COOKIE = "questshelf-session";

/** A part of a token, or the whole of a session's cookie. */
export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The session in the cookie. */
export async function sessionOf(request: APIRequestContext) {
  const { cookies } = await request.storageState();
  const parts = cookies.filter(({ name }) => name.startsWith(COOKIE)).map(({ value }) => value);
  return JSON.parse(Buffer.from(parts.join("").replace(/^base64-/, ""), "base64url").toString());
}

/** The cookie of a session. */
export const cookieOf = (session: unknown) => `${COOKIE}=base64-${encode(session)}`;

/** All cookies of a context, as a header. */
export async function cookiesOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
