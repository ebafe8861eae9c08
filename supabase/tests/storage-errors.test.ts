import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDataDir, startSupabase } from "./harness.ts";

// The sandbox's Storage returns the real one's statuses and bodies (supabase/storage, src/internal/errors/codes.ts).

const dataDir = await createDataDir();
const server = await startSupabase({ dataDir });
const owner = await server.newUser();
const id = owner.id;
const token = (await owner.client.auth.getSession()).data.session?.access_token ?? "";
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Call = { method?: string; type?: string; body?: BodyInit; bearer?: string | null };

async function call(path: string, { method = "GET", type, body, bearer = token }: Call = {}) {
  const headers: Record<string, string> = { apikey: server.publishableKey };
  if (bearer !== null) headers.Authorization = `Bearer ${bearer}`;
  if (type) headers["Content-Type"] = type;
  const answer = await fetch(`${server.url}/storage/v1${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  return {
    answer,
    status: answer.status,
    body: await answer
      .clone()
      .json()
      .catch(() => null),
  };
}
const upload = (name: string, options: Call = {}) =>
  call(`/object/${name}`, { method: "POST", type: "image/jpeg", body: "picture", ...options });

const NO_KEY = { statusCode: "404", error: "not_found", message: "Object not found", code: "NoSuchKey" };
const NO_BUCKET = {
  statusCode: "404",
  error: "Bucket not found",
  message: "Bucket not found",
  code: "NoSuchBucket",
};
const denied = (message: string) => ({
  statusCode: "403",
  error: "Unauthorized",
  message,
  code: "AccessDenied",
});

describe("errors have HTTP 400 and their meaning in the body:", () => {
  it.each([
    ["/object/avatars/none.jpg", NO_KEY],
    ["/object/public/avatars/none.jpg", NO_KEY],
    ["/object/info/avatars/none.jpg", NO_KEY],
    ["/object/nowhere/none.jpg", NO_BUCKET],
    ["/object/public/nowhere/none.jpg", NO_BUCKET],
    ["/object/info/nowhere/none.jpg", NO_BUCKET],
  ])("GET %s", async (path, body) => {
    expect(await call(path, { bearer: null })).toMatchObject({ status: 400, body });
  });

  it("another owner's name, another type, too many bytes, a name that is taken", async () => {
    const expected = [
      [await upload("avatars/other.jpg"), denied("new row violates row-level security policy")],
      [
        await upload(`avatars/${id}-a.jpg`, { type: "image/gif" }),
        {
          statusCode: "415",
          error: "invalid_mime_type",
          message: "mime type image/gif is not supported",
          code: "InvalidMimeType",
        },
      ],
      [
        await upload(`avatars/${id}-a.jpg`, { body: new Uint8Array(5 * 1024 * 1024 + 1) }),
        {
          statusCode: "413",
          error: "Payload too large",
          message: "The object exceeded the maximum allowed size",
          code: "EntityTooLarge",
        },
      ],
      [await upload("nowhere/a.jpg"), NO_BUCKET],
    ] as const;
    for (const [{ status, body }, error] of expected) expect([status, body]).toEqual([400, error]);
    expect((await upload(`avatars/${id}-taken.jpg`)).status).toBe(200);
    expect(await upload(`avatars/${id}-taken.jpg`)).toMatchObject({
      status: 400,
      body: {
        statusCode: "409",
        error: "Duplicate",
        message: "The resource already exists",
        code: "KeyAlreadyExists",
      },
    });
  });

  it("a token that cannot be verified", async () => {
    const forged = `${token.slice(0, -6)}aaaaaa`;
    expect(await upload(`avatars/${id}-b.jpg`, { bearer: forged })).toMatchObject({
      status: 400,
      body: denied(expect.any(String)),
    });
  });
});

it("returns 404 for an unknown route", async () => {
  expect(await call("/nothing")).toMatchObject({
    status: 404,
    body: { statusCode: "404", error: "Not Found", code: "InvalidRequest" },
  });
});

it("serves an object with the type and cache lifetime of its upload", async () => {
  const name = `${id}-declared.jpg`;
  const options = { contentType: "image/webp", cacheControl: "3600" };
  const { error } = await owner.client.storage.from("avatars").upload(name, Buffer.from("webp"), options);
  expect(error).toBeNull();
  const { answer } = await call(`/object/public/avatars/${name}`);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toBe("max-age=3600");
  expect((await call(`/object/info/avatars/${name}`)).body).toMatchObject({
    name,
    bucket_id: "avatars",
    size: 4,
    content_type: "image/webp",
    cache_control: "max-age=3600",
  });
});

it("reports an object as missing when its file is lost", async () => {
  const name = `${id}-lost.jpg`;
  await upload(`avatars/${name}`);
  await rm(join(dataDir, "supabase/files"), { recursive: true });
  expect(await call(`/object/public/avatars/${name}`)).toMatchObject({
    status: 400,
    body: { statusCode: "404", code: "NoSuchKey" },
  });
});
