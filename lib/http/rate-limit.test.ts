import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inCleanContext } from "@/lib/clean-context";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { clientAddress } from "./client-address";
import { type LimitStore, memoryStore } from "./limit-store";
import { limitClient, limitFailures, limitMails, noteMail, rateLimit, wrongPasswords } from "./rate-limit";

const from = (forwarded: string) =>
  new Request("http://localhost/", { headers: { "x-forwarded-for": forwarded } });

it("limitClient logs the client that it refuses, also in a clean context", async () => {
  const lines = captureLog();
  const store = memoryStore(() => 0);
  for (const client of ["192.0.2.7", "192.0.2.8"]) {
    const taken = inCleanContext()(() => limitClient(client, "catalogueId", { store }));
    await expect(taken).rejects.toMatchObject({ code: "rate_limited" });
  }
  expect(lines().map(({ client, limit }) => [client, limit])).toEqual([
    ["192.0.2.7", "catalogueId"],
    ["192.0.2.8", "catalogueId"],
  ]);
});

describe("rateLimit", () => {
  let store: LimitStore;
  beforeEach(() => {
    vi.useFakeTimers();
    store = memoryStore(() => 3);
  });
  afterEach(() => vi.useRealTimers());

  const take = (forwarded: string, account?: string) =>
    rateLimit(from(forwarded), "signIn", { store, ...(account ? { account } : {}) });

  it("refuses the fourth of three, tells how long to wait, and lets go after a minute", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    await expect(take("1.2.3.4")).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
    await expect(take("1.2.3.5")).resolves.toBeDefined();
    vi.advanceTimersByTime(60_001);
    await expect(take("1.2.3.4")).resolves.toBeDefined();
  });

  it("counts an account over all addresses, however it is written", async () => {
    await take("1.1.1.1", "a@b.test");
    await take("2.2.2.2", "A@B.test ");
    await take("3.3.3.3", "a@b.test");
    await expect(take("4.4.4.4", "a@b.test")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(take("4.4.4.4", "c@d.test")).resolves.toBeDefined();
  });

  it("leaves the account's count alone when the address is refused", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await expect(take("1.2.3.4", "a@b.test")).rejects.toMatchObject({ code: "rate_limited" });
    }
    await expect(take("4.4.4.4", "a@b.test")).resolves.toBeDefined();
  });

  it("does not count what is refunded", async () => {
    for (const _ of [1, 2, 3, 4, 5, 6]) await (await take("1.2.3.4", "a@b.test")).refund();
    await expect(take("1.2.3.4", "a@b.test")).resolves.toBeDefined();
  });

  it("keeps each limit apart", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    await expect(rateLimit(from("1.2.3.4"), "getList", { store })).resolves.toBeDefined();
  });
});

describe("clientAddress", () => {
  it.each([
    ["1.2.3.4", "1.2.3.4"],
    ["6.6.6.6, 1.2.3.4", "1.2.3.4"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:1:2::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s", (forwarded, address) => {
    expect(clientAddress(from(forwarded))).toBe(address);
  });
});

describe("limitMails", () => {
  const email = "a@b.test";
  const storeOf = () => memoryStore((name) => (name === "mailToOne" ? 1 : 3));

  it("lets one mail of a kind go to a person, and tells how long to wait for the next", async () => {
    const store = storeOf();
    await limitMails(from("1.1.1.1"), "recovery", email, { store });
    await noteMail("recovery", email, { store });
    await expect(limitMails(from("2.2.2.2"), "recovery", "A@b.test", { store })).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: 60,
    });
    await expect(limitMails(from("2.2.2.2"), "confirmation", email, { store })).resolves.toBeUndefined();
    await expect(limitMails(from("2.2.2.2"), "recovery", "c@d.test", { store })).resolves.toBeUndefined();
  });

  it("does not count a mail that was not sent, not even while it is requested", async () => {
    const store = storeOf();
    await limitMails(from("1.1.1.1"), "recovery", email, { store });
    await expect(limitMails(from("2.2.2.2"), "recovery", email, { store })).resolves.toBeUndefined();
  });

  it("lets one client ask for mails to a few people only", async () => {
    const store = storeOf();
    for (const n of [1, 2, 3]) await limitMails(from("1.1.1.1"), "recovery", `${n}@b.test`, { store });
    await expect(limitMails(from("1.1.1.1"), "recovery", "4@b.test", { store })).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});

describe("limitFailures", () => {
  const store = memoryStore(() => 3);
  const tried = (attempt: () => Promise<unknown>) =>
    limitFailures(from("1.2.3.4"), "mailLink", ["link_expired"], attempt, { store });
  const failing = (error: Error) => () => tried(() => Promise.reject(error));

  it("counts only failures with one of the codes, and refuses many at once", async () => {
    const unavailable = failing(new AppError("upstream_unavailable", "Down."));
    for (const _ of [1, 2, 3, 4]) await expect(unavailable()).rejects.toThrow("Down.");
    for (const _ of [1, 2, 3, 4]) expect(await tried(async () => "ok")).toBe("ok");
    const expired = failing(new AppError("link_expired", "Expired."));
    const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(expired));
    const reasons = settled.map((result) => result.status === "rejected" && result.reason.code);
    expect(reasons.filter((code) => code === "link_expired")).toHaveLength(3);
    await expect(tried(async () => "ok")).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("wrongPasswords", () => {
  it("refuses after the limit's number of counted ones until they are forgotten", async () => {
    const wrong = wrongPasswords("A@b.test", { store: memoryStore(() => 3) });
    for (const _ of [1, 2, 3]) {
      await wrong.assertFew();
      await wrong.count();
    }
    await expect(wrong.assertFew()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
    await wrong.forget();
    await expect(wrong.assertFew()).resolves.toBeUndefined();
  });
});
