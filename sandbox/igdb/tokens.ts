import { randomBytes } from "node:crypto";
import type { Clock } from "./limits.ts";

const MAX_TOKENS = 25;
const LIFETIME_SECONDS = 60 * 24 * 60 * 60;

type Grant = { clientId: string; expiresAt: number };

/** The access tokens that are valid: 25 at a time for one client, each for sixty days. */
export class TokenStore {
  readonly #grants = new Map<string, Grant>();
  readonly #clock: Clock;

  constructor({ clock = Date.now } = {}) {
    this.#clock = clock;
  }

  /** A new token; the client's oldest one ends when it has too many. */
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

/** What both handlers of one sandbox process share when they are given nothing else. */
export const sharedTokens = new TokenStore();
