import type { Target } from "./scenario.ts";

const CAPTCHA = "XXXX.DUMMY.TOKEN.XXXX";

export type OwnToken = {
  userId: string;
  /** Calls Supabase's API directly. */
  call(path: string, init?: RequestInit): Promise<Response>;
};

/** Signs in a sample account through Supabase's API, as any client with the publishable key can. */
export async function ownToken({ supabaseUrl, publishableKey }: Target, user: string): Promise<OwnToken> {
  const json = { apikey: publishableKey, "content-type": "application/json" };
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({
      email: `${user}@questshelf.test`,
      password: `questshelf-${user}`,
      gotrue_meta_security: { captcha_token: CAPTCHA },
    }),
  });
  if (!response.ok) throw new Error(`${user} cannot sign in at Supabase (${response.status}).`);
  const { access_token, user: account } = await response.json();
  return {
    userId: account.id,
    call(path, init = {}) {
      const headers = new Headers({ ...json, authorization: `Bearer ${access_token}` });
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      return fetch(supabaseUrl + path, { ...init, headers });
    },
  };
}

export const post = (api: OwnToken, path: string, body: unknown) =>
  api.call(path, { method: "POST", body: JSON.stringify(body) });

/** Rows for `user_games`. */
export const madeUpGames = ({ userId }: OwnToken, first: number, count: number, rest: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    user_id: userId,
    game_id: first + n,
    game_name: `Made-up ${first + n}`,
    status: "want",
    ...rest,
  }));
