import { afterEach, expect, it, vi } from "vitest";
import { requestStorage } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import { readCatalogue } from "./read";

vi.mock("@/lib/env", () => ({
  env: () => ({
    RATE_LIMIT_CATALOGUE_ID_PER_MINUTE: 2,
    SUPABASE_URL: "http://127.0.0.1:1",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  }),
}));
afterEach(() => vi.useRealTimers());

it("refuses a client's third query of two, before a query is sent", async () => {
  captureLog();
  vi.useFakeTimers();
  const query = vi.fn(async () => ({
    data: [],
    error: null,
    status: 200,
    statusText: "OK",
    count: null,
    success: true as const,
  }));
  const read = (client: string) =>
    requestStorage().run({ id: "r", client, isAnswered: false }, () => readCatalogue(query));
  await read("192.0.2.1");
  await read("192.0.2.1");
  await expect(read("192.0.2.1")).rejects.toMatchObject({ code: "rate_limited" });
  expect(query).toHaveBeenCalledTimes(2);
  await expect(read("192.0.2.2")).resolves.toEqual([]);
});
