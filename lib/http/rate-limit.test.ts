import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inCleanContext } from "@/lib/clean-context";
import { AppError } from "@/lib/errors";
import { requestStorage } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import { clientAddress } from "./client-address";
import { type LimitStore, memoryStore } from "./limit-store";
import {
  limitAccount,
  limitClient,
  limitFailures,
  mailsTo,
  noteRefusal,
  rateLimit,
  wrongPasswords,
} from "./rate-limit";

const from = (forwarded: string) =>
  new Request("http://localhost/", { headers: { "x-forwarded-for": forwarded } });

it("limitClient logs the refused client, also in a clean context", async () => {
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

  it("refuses the fourth of three for a minute, with the seconds to wait", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    await expect(take("1.2.3.4")).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
    await expect(take("1.2.3.5")).resolves.toBeDefined();
    vi.advanceTimersByTime(60_001);
    await expect(take("1.2.3.4")).resolves.toBeDefined();
  });

  it("counts an account over all addresses, in any case", async () => {
    await take("1.1.1.1", "a@b.test");
    await take("2.2.2.2", "A@B.test ");
    await take("3.3.3.3", "a@b.test");
    await expect(take("4.4.4.4", "a@b.test")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(take("4.4.4.4", "c@d.test")).resolves.toBeDefined();
  });

  it("does not count a refused address against the account", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await expect(take("1.2.3.4", "a@b.test")).rejects.toMatchObject({ code: "rate_limited" });
    }
    await expect(take("4.4.4.4", "a@b.test")).resolves.toBeDefined();
  });

  it("counts the uploads of an account from all addresses, and returns when to try again", async () => {
    for (const _ of [1, 2, 3]) await limitAccount("u1", "importUpload", { store });
    vi.advanceTimersByTime(90_000);
    await expect(limitAccount("u1", "importUpload", { store })).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: 510,
      message: "You have sent too many files in a short time. Please try again in 9 minutes.",
    });
    await expect(limitAccount("u1", "importMapping", { store })).resolves.toBeUndefined();
    await expect(limitAccount("u2", "importUpload", { store })).resolves.toBeUndefined();
  });

  it("blames the network, not the account, for uploads refused by address", async () => {
    const upload = () => limitClient("1.2.3.4", "importUpload", { store });
    for (const _ of [1, 2, 3]) await upload();
    await expect(upload()).rejects.toMatchObject({
      message: "Too many files have come from your network in a short time. Please try again in 10 minutes.",
    });
  });

  it("counts likes for a day, by account and by address, and returns the hours to wait", async () => {
    const like = (address: string) => rateLimit(from(address), "like", { store, account: "u1" });
    for (const address of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) await like(address);
    vi.advanceTimersByTime(3_600_000);
    const message = "Too many requests. Please try again in 23 hours.";
    await expect(like("4.4.4.4")).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: 82_800,
      message,
    });
    for (const _ of [1, 2, 3]) await limitClient("5.5.5.5", "like", { store });
    await expect(limitClient("5.5.5.5", "like", { store })).rejects.toMatchObject({ retryAfterS: 86_400 });
  });

  it("does not count what is refunded", async () => {
    for (const _ of [1, 2, 3, 4, 5, 6]) await (await take("1.2.3.4", "a@b.test")).refund();
    await expect(take("1.2.3.4", "a@b.test")).resolves.toBeDefined();
  });

  it("counts each limit separately", async () => {
    for (const _ of [1, 2, 3]) await take("1.2.3.4");
    await expect(rateLimit(from("1.2.3.4"), "read", { store })).resolves.toBeDefined();
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

describe("mailsTo", () => {
  it("allows one mail of a kind per recipient, and returns the seconds to wait for the next", async () => {
    const store = memoryStore(() => 1);
    const recovery = mailsTo("a@b.test", "recovery", { store });
    await recovery.assertNoneRecent();
    await recovery.count();
    await expect(mailsTo("A@b.test", "recovery", { store }).assertNoneRecent()).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: 60,
    });
    await expect(mailsTo("a@b.test", "confirmation", { store }).assertNoneRecent()).resolves.toBeUndefined();
    await expect(mailsTo("c@d.test", "recovery", { store }).assertNoneRecent()).resolves.toBeUndefined();
  });

  it("counts only mails that were sent, also while one is requested", async () => {
    const mails = mailsTo("a@b.test", "recovery", { store: memoryStore(() => 1) });
    await mails.assertNoneRecent();
    await expect(mails.assertNoneRecent()).resolves.toBeUndefined();
  });
});

describe("limitFailures", () => {
  const store = memoryStore(() => 3);
  const tried = (attempt: () => Promise<unknown>) =>
    limitFailures(from("1.2.3.4"), "mailLink", ["link_expired"], attempt, { store });
  const failing = (error: Error) => () => tried(() => Promise.reject(error));

  it("counts only failures with one of the codes, also while they run in parallel", async () => {
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
  it("refuses at the limit until they are reset", async () => {
    const wrong = wrongPasswords("A@b.test", { store: memoryStore(() => 3) });
    for (const _ of [1, 2, 3]) {
      await wrong.assertFew();
      await wrong.count();
    }
    await expect(wrong.assertFew()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
    await wrong.reset();
    await expect(wrong.assertFew()).resolves.toBeUndefined();
  });
});

describe("noteRefusal", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    Reflect.deleteProperty(globalThis, Symbol.for("questshelf.refusals"));
  });
  afterEach(() => vi.useRealTimers());

  const refuse = (client: string, limit: string) =>
    requestStorage().run({ id: "request-1", client, isAnswered: false }, () => noteRefusal(limit));

  it("logs a client's refusals once a minute for each limit", () => {
    const lines = captureLog();
    for (let times = 0; times < 1000; times++) refuse("192.0.2.1", "read");
    refuse("192.0.2.1", "signIn");
    refuse("192.0.2.2", "read");
    expect(lines().map(({ client, limit }) => [client, limit])).toEqual([
      ["192.0.2.1", "read"],
      ["192.0.2.1", "signIn"],
      ["192.0.2.2", "read"],
    ]);
    vi.setSystemTime(Date.now() + 61_000);
    refuse("192.0.2.1", "read");
    expect(lines()).toHaveLength(4);
  });
});
