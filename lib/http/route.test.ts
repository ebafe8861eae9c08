import { notFound } from "next/navigation";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { json, route } from "./route";

const request = new Request("http://localhost/api");

describe("route", () => {
  it("answers an AppError by its code's status, with Retry-After and no-store", async () => {
    const handler = route(async () => {
      throw new AppError("rate_limited", "Wait.", { retryAfterS: 1.2 });
    });
    const response = await handler(request, {});
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: { code: "rate_limited", message: "Wait." } });
  });

  it("logs an unknown error and tells nothing of it", async () => {
    const lines = captureLog();
    const secret = new Error("password=hunter2");
    const response = await route(async () => {
      throw secret;
    })(request, {});
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("hunter2");
    expect(lines()).toMatchObject([
      { level: "error", event: "request_failed", error: { message: "password=hunter2" } },
    ]);
  });

  it("logs the cause of an upstream failure and hides it from the answer", async () => {
    const lines = captureLog();
    const response = await route(async () => {
      throw new AppError("upstream_failed", "Failed to fetch data.", { cause: new Error("<html>") });
    })(request, {});
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain("<html>");
    expect(lines()).toMatchObject([
      { level: "warn", event: "request_failed", code: "upstream_failed", error: { message: "<html>" } },
    ]);
  });

  it("logs a limit of the service's, and not one of ours", async () => {
    const lines = captureLog();
    const cause = Object.assign(new Error("Request rate limit reached"), { code: "over_request_rate_limit" });
    for (const options of [{ cause }, {}]) {
      await route(async () => {
        throw new AppError("rate_limited", "Wait.", options);
      })(request, {});
    }
    expect(lines()).toMatchObject([
      { event: "request_failed", code: "rate_limited", error: { code: "over_request_rate_limit" } },
    ]);
  });

  it("lets Next's own signals through", async () => {
    const handler = route(async () => notFound());
    await expect(handler(request, {})).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });

  it("hands a success on as it is", async () => {
    const response = await route(async () => json({ ok: true }, { status: 201 }))(request, {});
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true });
  });
});
