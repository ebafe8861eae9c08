import { randomBytes } from "node:crypto";
import type { Clock } from "./limits.ts";

const MAX_TOKENS = 25;
const LIFETIME_SECONDS = 60 * 24 * 60 * 60;

type Grant = { clientId: string; expiresAt: number };

/** The valid access tokens: 25 per client, each for sixty days. */
export class TokenStore {
  readonly #grants = new Map<string, Grant>();
  readonly #clock: Clock;

  constructor({ clock = Date.now } = {}) {
    this.#clock = clock;
  }

  /** Issues a token; above the limit, revokes the client's oldest one. */
  issue(clientId: string): { token: string; expiresIn: number } {
    const own = [...this.#grants].filter(([, grant]) => grant.clientId === clientId);
    for (const [token] of own.slice(0, Math.max(0, own.length - MAX_TOKENS + 1))) this.#grants.delete(token);
    const token = randomBytes(15).toString("hex");
    this.#grants.set(token, { clientId, expiresAt: this.#clock() + LIFETIME_SECONDS * 1000 });
    return { token, expiresIn: LIFETIME_SECONDS };
  }

  isValid(token: string, clientId: string): boolean {
    const grant = this.#grants.get(token);
    return grant?.clientId === clientId && this.#clock() < grant.expiresAt;
  }
}

/** The default, shared by both handlers of a sandbox process. */
export const sharedTokens = new TokenStore();
