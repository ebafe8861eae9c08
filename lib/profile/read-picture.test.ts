import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { OLD_NOT_FOUND, STORAGE_ERRORS, storageAnswer } from "@/lib/supabase/test-storage";
import { readPicture } from "./read-picture";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({
  env: () => ({ SUPABASE_URL: state.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test" }),
}));

const NOT_FOUND = storageAnswer(STORAGE_ERRORS.noSuchKey);
let server: Server;
let files: Record<string, string>;
let trouble: { status: number; body: string; hangs?: boolean } | null;
let requested: string[];
let isOwnerShown: boolean;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    if (url.startsWith("/rest/v1/rpc/shows_section")) {
      return response.writeHead(200, { "Content-Type": "application/json" }).end(String(isOwnerShown));
    }
    const file = url.replace("/storage/v1/object/", "");
    requested.push(file);
    if (trouble?.hangs) return;
    const picture = files[file];
    if (trouble === null && picture !== undefined) {
      return response.writeHead(200, { "Content-Type": "image/png" }).end(picture);
    }
    const { status, body } = trouble ?? NOT_FOUND;
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  files = {};
  trouble = null;
  requested = [];
  isOwnerShown = true;
});

test("serves the whole banner when its small form is missing, within one time limit for all requests", async () => {
  files["banners/a-banner-1.png"] = "picture";
  const picture = await readPicture("banners", "a-banner-1-small.webp");
  expect(await picture?.text()).toBe("picture");
  expect(requested).toEqual([
    "banners/a-banner-1-small.webp",
    "banners/a-banner-1.jpg",
    "banners/a-banner-1.png",
  ]);
  trouble = { status: 200, body: "", hangs: true };
  const since = performance.now();
  await expect(readPicture("banners", "a-banner-1-small.webp")).rejects.toMatchObject({ status: 503 });
  expect(performance.now() - since).toBeLessThan(5000);
});

test("is absent while its owner is suspended", async () => {
  const file = "5d3e0000-0000-4000-8000-000000000107-1.png";
  files[`avatars/${file}`] = "picture";
  expect(await (await readPicture("avatars", file))?.text()).toBe("picture");
  isOwnerShown = false;
  expect(await readPicture("avatars", file)).toBeNull();
});

test("looks for a small form of banners only", async () => {
  files["avatars/a-1.png"] = "picture";
  expect(await readPicture("avatars", "a-1-small.webp")).toBeNull();
  expect(requested).toEqual(["avatars/a-1-small.webp"]);
});

describe("a picture that Storage does not send", () => {
  it.each([STORAGE_ERRORS.noSuchKey, STORAGE_ERRORS.fileLost, OLD_NOT_FOUND])(
    "is absent for %j",
    async (error) => {
      trouble = storageAnswer(error);
      expect(await readPicture("avatars", "a-1.png")).toBeNull();
    },
  );

  it.each([
    ["noSuchBucket", 502],
    ["invalidJwt", 502],
    ["accessDenied", 502],
    ["tenantNotFound", 502],
    ["noSuchRoute", 502],
    ["lockTimeout", 503],
    ["databaseReadOnly", 503],
    ["slowDown", 503],
    ["databaseTimeout", 503],
    ["internal", 503],
  ] as const)("is a failure for %s, and no fallback is looked for", async (name, status) => {
    trouble = storageAnswer(STORAGE_ERRORS[name]);
    await expect(readPicture("banners", "a-banner-1-small.webp")).rejects.toMatchObject({
      status,
      message: "The picture cannot be loaded right now.",
    });
    expect(requested).toHaveLength(1);
  });
});
