import { notFound } from "next/navigation";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { json } from "./response";
import { type Access, anyone, ifChanged, ownSession, route, routeByParameter, routes } from "./route";

const rateLimit = vi.hoisted(() => vi.fn(async (..._: unknown[]): Promise<void> => {}));
const limitAccount = vi.hoisted(() => vi.fn(async (..._: unknown[]): Promise<void> => {}));
vi.mock("./rate-limit", () => ({ rateLimit, limitAccount }));
afterEach(() => {
  rateLimit.mockReset();
  limitAccount.mockReset();
});

const FREE = { access: anyone, limit: "none" } as const;
const context = { params: Promise.resolve({ id: "7" }) };
const get = new Request("http://localhost/api?n=1");

function write(body: unknown, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) {
  return new Request("http://localhost/api?n=1", {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

describe("route", () => {
  it("does not compile without access or limit", () => {
    // @ts-expect-error: access is missing
    const withoutAccess = () => route({ limit: "read" }, async () => ({}));
    // @ts-expect-error: limit is missing
    const withoutLimit = () => route({ access: anyone }, async () => ({}));
    // @ts-expect-error: not in the table of limits
    const unknownLimit = () => route({ access: anyone, limit: "unknown" }, async () => ({}));
    expect([withoutAccess, withoutLimit, unknownLimit]).toHaveLength(3);
  });

  const params = z.object({ id: z.string() });
  const query = z.object({ n: z.string() });
  const body = z.object({ name: z.string() });
  /** Fails at its turn; each check before it has passed. */
  const failing =
    (code: "rate_limited" | "not_authenticated" | "upstream_unavailable") => async (): Promise<never> => {
      throw new AppError(code, "No.");
    };
  const signedOut: Access<never> = { isPersonal: true, authenticate: failing("not_authenticated") };
  const codeOf = async (response: Response) => (await response.json()).error.code;

  it("counts a signed-in user's account beside the address", async () => {
    const signedIn: Access<{ id: string }> = {
      isPersonal: true,
      authenticate: async () => ({ id: "u1" }),
      accountOf: ({ id }) => id,
    };
    await route({ access: signedIn, limit: "read" }, async () => ({}))(get, context);
    expect(rateLimit).toHaveBeenCalledWith(get, "read");
    expect(limitAccount).toHaveBeenCalledWith("u1", "read");

    limitAccount.mockImplementationOnce(failing("rate_limited"));
    const answer = await route({ access: signedIn, limit: "read" }, async () => ({}))(get, context);
    expect(answer.status).toBe(429);
  });

  it.each([
    ["four requests of an account at once, in all routes", "read", ["a", "a", "a", "a", "b"]],
    ["one request of an account at a time that may read a whole import", "importReview", ["a", "b"]],
  ] as const)("handles %s, and those of others beside them", async (_, limit, first) => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const handled: string[] = [];
    const routeOf = (id: string) =>
      route(
        { access: { isPersonal: true, authenticate: async () => id, accountOf: String }, limit },
        async () => {
          handled.push(id);
          await end;
          return {};
        },
      );
    const answers = ["a", "a", "a", "a", "a", "a", "b"].map((id) => routeOf(id)(get, context));
    await vi.waitFor(() => expect(handled).toEqual(first));
    resolve();
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    expect(handled).toHaveLength(7);
  });

  it("checks origin, limit, session and input, in this order", async () => {
    const handle = vi.fn(async () => ({}));
    const closed = route({ access: signedOut, limit: "write", body }, handle);
    const open = route({ access: ownSession, limit: "write", body }, handle);
    const crossSite = { "sec-fetch-site": "cross-site" };

    expect(await codeOf(await closed(write({}, crossSite), context))).toBe("cross_origin");
    expect(rateLimit).not.toHaveBeenCalled();
    rateLimit.mockImplementationOnce(failing("rate_limited"));
    expect(await codeOf(await closed(write({}), context))).toBe("rate_limited");
    expect(await codeOf(await closed(write({}), context))).toBe("not_authenticated");
    expect(await codeOf(await open(write({}), context))).toBe("invalid_input");
    expect(handle).not.toHaveBeenCalled();
    await open(write({ name: "a" }), context);
    expect(handle).toHaveBeenCalledOnce();
  });

  it("passes the user and the parsed input to the handler", async () => {
    const access: Access<string> = { isPersonal: true, authenticate: async () => "ada" };
    const echo = route(
      { access, limit: "write", params, query, body },
      async ({ request: _, ...rest }) => rest,
    );
    expect(await (await echo(write({ name: "a" }), context)).json()).toEqual({
      user: "ada",
      params: { id: "7" },
      query: { n: "1" },
      body: { name: "a" },
    });
  });

  it("reads no more of a body than declared", async () => {
    const small = route({ ...FREE, body, maxBytes: 10 }, async () => ({}));
    expect((await small(write({ name: "longer than that" }), context)).status).toBe(413);
  });

  it("accepts reads from other origins, and writes only where declared", async () => {
    const crossSite = { "sec-fetch-site": "cross-site" };
    const status = async (origin: "own" | "any" | undefined, request: Request) =>
      (await route({ ...FREE, ...(origin && { origin }) }, async () => ({}))(request, context)).status;
    const read = new Request("http://localhost/api", { headers: crossSite });
    expect([await status(undefined, read), await status("own", read)]).toEqual([200, 403]);
    expect([
      await status(undefined, write({}, crossSite)),
      await status("any", write({}, crossSite)),
    ]).toEqual([403, 200]);
  });

  it("invalidates after a success and after a lost answer, and not after a refusal", async () => {
    const invalidates = vi.fn(async () => {});
    const options = { ...FREE, invalidates };
    await route(options, async () => {
      throw new AppError("conflict", "No.");
    })(get, context);
    expect(invalidates).not.toHaveBeenCalled();
    await route(options, async () => ({}))(get, context);
    expect(invalidates).toHaveBeenCalledOnce();
    invalidates.mockRejectedValueOnce(new Error("unreachable"));
    const lost = await route(options, failing("upstream_unavailable"))(get, context);
    expect([lost.status, invalidates.mock.calls.length]).toEqual([503, 2]);
  });

  it("invalidates nothing after a request that changed nothing", async () => {
    const expire = vi.fn(async () => {});
    const options = { ...FREE, invalidates: ifChanged(expire) };
    await route(options, async () => ({ isChanged: false }))(get, context);
    expect(expire).not.toHaveBeenCalled();
    await route(options, async () => ({ isChanged: true }))(get, context);
    await route(options, failing("upstream_unavailable"))(get, context);
    expect(expire).toHaveBeenCalledTimes(2);
  });

  it("sends data as JSON that no cache stores, unless declared", async () => {
    const plain = await route(FREE, async () => ({ ok: true }))(get, context);
    expect(plain.headers.get("cache-control")).toBe("no-store");
    expect(await plain.json()).toEqual({ ok: true });
    const cached = await route({ ...FREE, cacheControl: "s-maxage=60" }, async () => [])(get, context);
    expect(cached.headers.get("cache-control")).toBe("s-maxage=60");
  });

  it("sends a Response as it is", async () => {
    const response = await route(FREE, async () => json({ ok: true }, { status: 201 }))(get, context);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true });
  });

  it("forbids caches to store personal responses, errors included", async () => {
    const personal = { access: ownSession, limit: "none" } as const;
    const failed = route(personal, failing("not_authenticated"));
    for (const handler of [route(personal, async () => ({})), failed]) {
      const { headers } = await handler(get, context);
      expect(headers.get("cache-control")).toBe("private, no-cache, no-store, must-revalidate, max-age=0");
    }
  });
});

describe("route, for errors,", () => {
  const thrown = (error: unknown) =>
    route(FREE, async () => {
      throw error;
    })(get, context);

  it("sends an AppError with its code's status, Retry-After and no-store", async () => {
    const response = await thrown(new AppError("rate_limited", "Wait.", { retryAfterS: 1.2 }));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: { code: "rate_limited", message: "Wait." } });
  });

  it("sends the message as text from a route of the spec, refused methods included", async () => {
    const handler = route({ ...FREE, errors: "text" }, async () => {
      throw new AppError("not_found", "Game not found");
    });
    const { GET, POST } = routes({ GET: handler });
    expect(await (await GET(get, context)).json()).toEqual({ error: "Game not found", code: "not_found" });
    expect(await (await POST(write({}), context)).json()).toEqual({
      error: "This address answers to GET only.",
      code: "method_not_allowed",
    });
  });

  it("logs an unknown error and hides it from the response", async () => {
    const lines = captureLog();
    const response = await thrown(new Error("password=hunter2"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("hunter2");
    expect(lines()).toMatchObject([
      { level: "error", event: "request_failed", error: { message: "password=hunter2" } },
    ]);
  });

  it("logs the cause of an upstream failure and hides it from the response", async () => {
    const lines = captureLog();
    const cause = new Error("<html>");
    const response = await thrown(new AppError("upstream_failed", "Failed to fetch data.", { cause }));
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain("<html>");
    expect(lines()).toMatchObject([
      { level: "warn", event: "request_failed", code: "upstream_failed", error: { message: "<html>" } },
    ]);
  });

  it("logs a service's rate limit, but not our own", async () => {
    const lines = captureLog();
    const cause = Object.assign(new Error("Request rate limit reached"), { code: "over_request_rate_limit" });
    for (const options of [{ cause }, {}]) await thrown(new AppError("rate_limited", "Wait.", options));
    expect(lines()).toMatchObject([
      { event: "request_failed", code: "rate_limited", error: { code: "over_request_rate_limit" } },
    ]);
  });

  it("lets Next's own signals through", async () => {
    await expect(route(FREE, async () => notFound())(get, context)).rejects.toThrow(
      "NEXT_HTTP_ERROR_FALLBACK;404",
    );
  });
});

describe("routes", () => {
  it("does not compile with a handler that `route` did not make", () => {
    const bare = async () => new Response();
    // @ts-expect-error: it declares nothing
    expect(Object.keys(routes({ GET: bare }))).toHaveLength(5);
  });

  it("answers other methods with 405, Allow and a body", async () => {
    const handler = route(FREE, async () => ({}));
    const { GET, POST, PATCH } = routes({ GET: handler, PATCH: handler });
    expect([GET, PATCH]).toEqual([handler, handler]);
    const refused = await POST(write({}), context);
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, PATCH"]);
    expect((await refused.json()).error).toEqual({
      code: "method_not_allowed",
      message: "This address answers to GET, PATCH only.",
    });
  });
});

describe("routeByParameter", () => {
  it("selects the route by a query parameter", async () => {
    const named = (name: string) => route(FREE, async () => ({ name }));
    const handler = routeByParameter("n", { given: named("given"), missing: named("missing") });
    const nameAt = async (url: string) => (await (await handler(new Request(url), context)).json()).name;
    expect(await nameAt("http://localhost/?n=")).toBe("given");
    expect(await nameAt("http://localhost/?m=1")).toBe("missing");
  });
});
