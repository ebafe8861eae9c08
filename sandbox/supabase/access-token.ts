import { createHmac, timingSafeEqual } from "node:crypto";

export type Claims = { sub: string; session_id: string } & Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signatureOf(signed: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(signed).digest();
}

/** The claims of an access token signed with `secret`, expired or not; null for any other text. */
export function readClaims(token: string, secret: string): Claims | null {
  const [head = "", body = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(`${head}.${body}`, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, "base64url").toString());
  const { sub, session_id } = claims;
  if (typeof sub !== "string" || typeof session_id !== "string") return null;
  return { ...claims, sub, session_id };
}

export function signClaims(claims: Claims, secret: string): string {
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, secret).toString("base64url")}`;
}
