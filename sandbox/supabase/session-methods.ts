import { type Claims, readClaims, signClaims } from "./access-token.ts";
import type { Database } from "./database.ts";

type Method = { method: string; timestamp: number };

const TABLE = `
  create schema if not exists sandbox;
  create table if not exists sandbox.session_methods (
    session_id uuid primary key references auth.sessions (id) on delete cascade,
    method text not null,
    at timestamptz not null default now()
  );
`;

/**
 * Stores each session's sign-in method. GoTrue adds it to the access token (`amr`), and allows a session from a mail link
 * (`otp`) to set a password without the current one; Lite does neither.
 */
export async function createSessionMethods(database: Database, secret: string) {
  await database.driver.exec(TABLE);

  async function methodOf(sessionId: string, method: string | undefined): Promise<Method> {
    if (method) {
      await database.driver.query(
        "insert into sandbox.session_methods (session_id, method) values ($1, $2) on conflict do nothing",
        [sessionId, method],
      );
    }
    const { rows } = await database.driver.query<Method>(
      `select method, extract(epoch from at)::int as "timestamp" from sandbox.session_methods where session_id = $1`,
      [sessionId],
    );
    return rows[0] ?? { method: "password", timestamp: 0 };
  }

  /** Adds the method to the access token of a response. */
  async function mark(answer: Response, path: string, grant: string | null): Promise<Response> {
    if (!answer.ok || (path !== "/token" && path !== "/verify")) return answer;
    const body: Record<string, unknown> = await answer.clone().json();
    const claims = typeof body.access_token === "string" ? readClaims(body.access_token, secret) : null;
    if (!claims) return answer;
    const method = path === "/verify" ? "otp" : grant === "password" ? "password" : undefined;
    const amr = [await methodOf(claims.session_id, method)];
    const headers = new Headers(answer.headers);
    headers.delete("Content-Length");
    const access_token = signClaims({ ...claims, aal: "aal1", amr }, secret);
    return Response.json({ ...body, access_token }, { status: answer.status, headers });
  }

  const isRecovery = async (claims: Claims) =>
    (await methodOf(claims.session_id, undefined)).method === "otp";

  return { mark, isRecovery };
}
