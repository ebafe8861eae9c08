import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { type RequestContext, requestStorage } from "@/lib/request-storage";
import { chargeClient } from "./charge-client";
import { limitClient } from "./rate-limit";

vi.mock("./rate-limit", () => ({ limitClient: vi.fn() }));

const requestOf = (client: string): RequestContext => ({ id: client, client, isAnswered: false });

test("charges another client that waits for the same page, if the limit of the first one is reached", async () => {
  vi.mocked(limitClient).mockImplementation(async (client) => {
    if (client === "192.0.2.1") throw new AppError("rate_limited", "Too many requests.");
    return { refund: async () => {} };
  });
  const first = requestOf("192.0.2.1");
  const charge = () => requestStorage().run(first, () => chargeClient("profileRead"));
  await expect(charge()).rejects.toMatchObject({ code: "rate_limited" });
  first.sharedBy = new Set([first, requestOf("192.0.2.2")]);
  await expect(charge()).resolves.toBeUndefined();
  expect(limitClient).toHaveBeenLastCalledWith("192.0.2.2", "profileRead");
});
