import { expect, test } from "./fixtures";

test("the page's own address leads to the sandbox's script, log and mailbox", async ({ request }) => {
  const script = await request.get("/_sandbox/turnstile/v0/api.js?render=explicit");
  expect(script.headers()["content-type"]).toContain("javascript");
  expect(await (await request.get("/_sandbox/requests.json")).json()).toBeInstanceOf(Array);
});

test("an unknown fault is refused", async ({ request }) => {
  const answer = await request.put("/_sandbox/faults", { data: { service: "igdb", mode: "haunted" } });
  expect(answer.status()).toBe(400);
});
