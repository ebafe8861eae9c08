import "server-only";
import { z } from "zod";
import { fetchJson } from "@/lib/http/fetch-json";

/** Renewed this long before it expires, after 60 days (https://api-docs.igdb.com/#authentication). */
const RENEW_BEFORE_S = 60;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type TokenSource = {
  /** Concurrent callers share one request for a new token. */
  get(timeoutMs: number): Promise<string>;
  /** Forgets a refused token, unless another caller has renewed it already. */
  drop(token: string): void;
};

type TokenOptions = { url: string; clientId: string; clientSecret: string };

export function createTokenSource({ url, clientId, clientSecret }: TokenOptions): TokenSource {
  let current: { token: string; renewAt: number } | null = null;
  let pending: Promise<string> | null = null;

  async function renew(timeoutMs: number): Promise<string> {
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: "client_credentials",
    });
    const answer = await fetchJson(url, {
      service: "igdb-token",
      schema: tokenSchema,
      timeoutMs,
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: body.toString(),
    });
    current = {
      token: answer.access_token,
      renewAt: Date.now() + (answer.expires_in - RENEW_BEFORE_S) * 1000,
    };
    return answer.access_token;
  }

  return {
    async get(timeoutMs) {
      if (current && Date.now() < current.renewAt) return current.token;
      pending ??= renew(timeoutMs).finally(() => {
        pending = null;
      });
      return pending;
    },
    drop(token) {
      if (current?.token === token) current = null;
    },
  };
}
