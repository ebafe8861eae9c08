import { afterAll, expect, it } from "vitest";
import { PASSWORD, startSupabase } from "./harness.ts";

const BURST = 30;
const email = "nobody@questshelf.test";

const server = await startSupabase({
  authLimits: { tokenRefresh: 1, signInSignUps: 1, tokenVerifications: 1 },
});
afterAll(() => server.stop());

function refresh(address: string, more: Record<string, string> = {}) {
  const headers = { apikey: server.publishableKey, "content-type": "application/json" };
  return fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": address, ...more },
    body: JSON.stringify({ refresh_token: "invented" }),
  });
}

it("refuses the 31st refresh of an address with GoTrue's error", async () => {
  for (let n = 0; n < BURST; n++) expect((await refresh("203.0.113.66")).status).toBe(400);
  const refused = await refresh("203.0.113.66");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("x-sb-error-code")).toBe("over_request_rate_limit");
  const [code, message] = ["over_request_rate_limit", "Request rate limit reached"];
  expect(await refused.json()).toEqual({ code: 429, error_code: code, msg: message });
  const newer = await refresh("203.0.113.66", { "x-supabase-api-version": "2024-01-01" });
  expect(await newer.json()).toEqual({ code, message });
  expect((await refresh("198.51.100.7")).status).toBe(400);
});

it("does not count sign-ins with a failed bot-check, but mail requests with one", async () => {
  const { auth } = server.connect();
  const options = { captchaToken: "bogus" };
  for (let n = 0; n <= BURST; n++) {
    const { error } = await auth.signInWithPassword({ email, password: PASSWORD, options });
    expect(error?.code).toBe("captcha_failed");
  }
  for (let n = 0; n < BURST; n++) {
    expect((await auth.resetPasswordForEmail(email, options)).error?.code).toBe("captcha_failed");
  }
  expect((await auth.resetPasswordForEmail(email, options)).error?.code).toBe("over_request_rate_limit");
});
