import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { type LimitStore, memoryStore } from "@/lib/http/limit-store";
import type { LimitName } from "@/lib/http/limits";
import type { RequestContext } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import { retryRefusedForOthers, takeCall, takeLookup } from "./allowance";

const state = vi.hoisted(() => ({ request: undefined as RequestContext | undefined }));
vi.mock("@/lib/http/request-context", () => ({ currentRequest: () => state.request }));

const ADA = { userId: "ada" };
const BEN = { userId: "ben" };

const ALLOWED: Partial<Record<LimitName, number>> = {
  steamKeyed: 3,
  steamKeyedHour: 5,
  steamKeyless: 3,
  steamLookup: 3,
  steamHour: 10,
  steamDay: 12,
  steamVisitorsHour: 8,
  steamVisitorsDay: 9,
  steamKeylessAll: 7,
};
let store: LimitStore;
let addresses = 0;

/** Sets the address of the next request; without an argument, a new one. */
function from(client = `10.0.0.${addresses++}`) {
  state.request = { id: client, client, isAnswered: false };
}
const visitorCall = () => takeCall("visitor", true, store);

/** How many of so many calls are made, each visitor's from an address of its own. */
async function made(count: number, call: () => Promise<void>): Promise<number> {
  let done = 0;
  for (let n = 0; n < count; n++) {
    from();
    done += await call().then(
      () => 1,
      () => 0,
    );
  }
  return done;
}

beforeEach(() => {
  vi.useFakeTimers();
  store = memoryStore((name) => ALLOWED[name] ?? 1000);
  from("1.2.3.4");
});

describe("takeCall", () => {
  it("limits the calls with the key that one client causes, a minute and an hour", async () => {
    for (const _ of [1, 2, 3]) await visitorCall();
    await expect(visitorCall()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 60 });
    vi.advanceTimersByTime(60_001);
    for (const _ of [4, 5]) await visitorCall();
    await expect(visitorCall()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 3540 });
    from("1.2.3.5");
    await expect(visitorCall()).resolves.toBeUndefined();
  });

  it("limits an account across addresses", async () => {
    for (const _ of [1, 2, 3]) {
      from();
      await takeCall(ADA, true, store);
    }
    from();
    await expect(takeCall(ADA, true, store)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(takeCall(BEN, true, store)).resolves.toBeUndefined();
  });

  it("keeps a reserve of the hour and of the day for signed-in users", async () => {
    expect(await made(50, visitorCall)).toBe(8);
    from();
    await expect(visitorCall()).rejects.toMatchObject({ code: "upstream_unavailable", retryAfterS: 3600 });
    await takeCall(ADA, true, store);
    await takeCall(BEN, true, store);
    await expect(takeCall(BEN, true, store)).rejects.toMatchObject({ code: "upstream_unavailable" });

    vi.advanceTimersByTime(3_600_001);
    expect(await made(50, visitorCall)).toBe(1);
    from();
    await expect(visitorCall()).rejects.toMatchObject({ retryAfterS: 82_800 });
    await takeCall(ADA, true, store);
    await expect(takeCall(ADA, true, store)).rejects.toMatchObject({ code: "upstream_unavailable" });
  });

  it("does not count refused calls against a longer window or another limit", async () => {
    for (let n = 0; n < 100; n++) await visitorCall().catch(() => {});
    vi.advanceTimersByTime(60_001);
    for (const _ of [1, 2]) await visitorCall();
    expect(await made(50, visitorCall)).toBe(3);
  });

  it("limits calls without the key on their own, for a client and for the product", async () => {
    for (const _ of [1, 2, 3]) await visitorCall();
    const keyless = () => takeCall("visitor", false, store);
    for (const _ of [1, 2, 3]) await keyless();
    await expect(keyless()).rejects.toMatchObject({ code: "rate_limited" });
    expect(await made(50, keyless)).toBe(4);
    from();
    await expect(keyless()).rejects.toMatchObject({ code: "upstream_unavailable", retryAfterS: 60 });
    await expect(takeCall("system", false, store)).resolves.toBeUndefined();
  });
});

it("logs which limit refuses, with the client if the limit is per client", async () => {
  Reflect.deleteProperty(globalThis, Symbol.for("questshelf.refusals"));
  const lines = captureLog();
  await made(8, visitorCall);
  from("1.2.3.9");
  await expect(visitorCall()).rejects.toMatchObject({ code: "upstream_unavailable" });
  for (const _ of [1, 2, 3]) await takeLookup(store);
  await expect(takeLookup(store)).rejects.toMatchObject({ code: "rate_limited" });
  expect(lines().map(({ event, limit, client }) => [event, limit, client])).toEqual([
    ["limit_refused", "steamVisitorsHour", "all"],
    ["limit_refused", "steamLookup", "1.2.3.9"],
  ]);
});

it("takeLookup limits the app ids that one client has looked up", async () => {
  for (const _ of [1, 2, 3]) await takeLookup(store);
  await expect(takeLookup(store)).rejects.toMatchObject({ code: "rate_limited" });
  from("1.2.3.5");
  await expect(takeLookup(store)).resolves.toBeUndefined();
});

describe("retryRefusedForOthers", () => {
  it("repeats a read that was refused because of another client", async () => {
    const read = vi
      .fn()
      .mockRejectedValueOnce(new AppError("rate_limited", "Not you."))
      .mockResolvedValueOnce("list");
    expect(await retryRefusedForOthers(read)).toBe("list");
  });

  it("does not repeat one that its own client's limit refused, nor any other failure", async () => {
    const refused = vi.fn(() => takeLookup(store));
    for (const _ of [1, 2, 3]) await retryRefusedForOthers(refused);
    await expect(retryRefusedForOthers(refused)).rejects.toMatchObject({ code: "rate_limited" });
    expect(refused).toHaveBeenCalledTimes(4);
    const failing = vi.fn().mockRejectedValue(new AppError("upstream_unavailable", "Down."));
    await expect(retryRefusedForOthers(failing)).rejects.toMatchObject({ code: "upstream_unavailable" });
    expect(failing).toHaveBeenCalledOnce();
  });
});
