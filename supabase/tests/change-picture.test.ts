import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { putPicture, removePicture } from "../../lib/profile/change-picture.ts";
import { type PictureName, PROFILE_PICTURES } from "../../lib/profile/profile-pictures.ts";
import { smallBannerOf } from "../../lib/profile/small-banner.ts";
import { STORAGE_ERRORS, storageAnswer } from "../../lib/supabase/test-storage.ts";
import { captureLog } from "../../lib/test-log.ts";
import { CAPTCHA, PASSWORD, startSupabase } from "./harness.ts";

type User = Awaited<ReturnType<typeof troubledUser>>;

const server = await startSupabase();
afterAll(() => server.stop());

type Call = { method: string; path: string };
/** The result of a call: done, failed, done with a lost response, no response, or refused by Storage. */
type Fate = "made" | "failed" | "unanswered" | "hangs" | keyof typeof STORAGE_ERRORS;

/** An account whose single calls can be made to fail. */
async function troubledUser() {
  const { id, email } = await server.newUser();
  const trouble = { fate: (_call: Call): Fate => "made" };
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input));
        const fate = trouble.fate({ method: init?.method ?? "GET", path: pathname });
        if (fate === "failed") return Response.json({ message: "upstream words" }, { status: 500 });
        if (fate === "hangs") return new Promise(() => {});
        if (isRefusal(fate)) {
          const { status, body } = storageAnswer(STORAGE_ERRORS[fate]);
          return new Response(body, { status, headers: { "Content-Type": "application/json" } });
        }
        const answer = await fetch(input, init);
        if (fate === "unanswered") throw new TypeError("fetch failed");
        return answer;
      },
    },
  });
  await client.auth.signInWithPassword({ email, password: PASSWORD, options: { captchaToken: CAPTCHA } });
  return {
    user: { id, email, supabase: client },
    /** From now on. */
    fail(fate: (call: Call) => Fate) {
      trouble.fate = fate;
    },
    async state(name: PictureName) {
      const { bucket, column } = PROFILE_PICTURES[name];
      const rows = await server.sql(`select ${column} as url from public.profiles where id = $1`, [id]);
      const files = await server.sql(
        "select name from storage.objects where bucket_id = $1 and name like $2 order by created_at, name",
        [bucket, `${id}%`],
      );
      const metadata = await server.sql(
        "select raw_user_meta_data ->> $2 as url from auth.users where id = $1",
        [id, column],
      );
      return { url: rows[0]?.url, files: files.map((file) => file.name), metadata: metadata[0]?.url ?? null };
    },
  };
}

const isRefusal = (fate: Fate): fate is keyof typeof STORAGE_ERRORS => Object.hasOwn(STORAGE_ERRORS, fate);
const isLast = ({ path }: Call) => path.endsWith("/rpc/set_picture");
const fileOf = (url: string) => url.split("/").at(-1) ?? "";

describe.each(["avatar", "banner"] as const)("%s", (name) => {
  const { bucket, rowFailed, uploadFailed } = PROFILE_PICTURES[name];
  const picture = (text: string, kind: "jpeg" | "png" = "jpeg") => ({
    bytes: Buffer.from(text),
    kind,
    small: name === "banner" ? Buffer.from(`small ${text}`) : null,
  });
  /** A banner and its small form; an avatar alone. */
  const filesOf = (url: string | null) => {
    if (url === null) return [];
    return name === "banner" ? [fileOf(url), smallBannerOf(fileOf(url))] : [fileOf(url)];
  };
  let owner: User;
  let first: string | null;
  beforeEach(async () => {
    captureLog();
    owner = await troubledUser();
    first = (await putPicture(owner.user, name, picture("first"))).url;
  });

  it("is stored under its owner's id, set in account and profile, and replaces the previous one", async () => {
    expect(first).toMatch(new RegExp(`^/media/${bucket}/${owner.user.id}-(banner-)?[0-9a-f-]{36}\\.jpg$`));
    const { url, warning } = await putPicture(owner.user, name, picture("second", "png"));
    expect(warning).toBeNull();
    expect(url).toMatch(/\.png$/);
    expect(await owner.state(name)).toEqual({ url, files: filesOf(url), metadata: url });
    const stored = await Promise.all(
      filesOf(url).map(async (file) => {
        const answer = await fetch(`${server.url}/storage/v1/object/public/${bucket}/${file}`);
        return [answer.headers.get("content-type"), await answer.text()];
      }),
    );
    const small = name === "banner" ? [["image/webp", "small second"]] : [];
    expect(stored).toEqual([["image/png", "second"], ...small]);
    const options = await server.sql(
      "select metadata ->> 'cacheControl' as cache from storage.objects where name = any($1)",
      [filesOf(url)],
    );
    expect(options).toEqual(filesOf(url).map(() => ({ cache: "max-age=3600" })));
  });

  it("is refused with the reason while the account is suspended", async () => {
    await server.sql("insert into public.suspensions (user_id, reason) values ($1, 'Advertising.')", [
      owner.user.id,
    ]);
    await expect(putPicture(owner.user, name, picture("second"))).rejects.toMatchObject({
      code: "forbidden",
      message: "Your account is suspended. Your settings say why.",
    });
    expect(await owner.state(name)).toEqual({ url: first, files: filesOf(first), metadata: first });
  });

  it("can be removed", async () => {
    expect(await removePicture(owner.user, name)).toEqual({ url: null, warning: null });
    expect(await owner.state(name)).toEqual({ url: null, files: [], metadata: null });
    expect(await removePicture(owner.user, name)).toEqual({ url: null, warning: null });
  });

  it.each([
    ["the upload", uploadFailed, ({ method, path }: Call) => method === "POST" && path.includes("/object/")],
    ["its address", "Failed to get public URL.", ({ path }: Call) => path.includes("/object/info/")],
    ["the account", "Failed to update user metadata.", ({ method }: Call) => method === "PUT"],
    ["the profile", rowFailed, isLast],
  ] as const)("is unchanged when %s fails, and no file is left", async (_step, message, isHit) => {
    owner.fail((call) => (isHit(call) ? "failed" : "made"));
    const change = putPicture(owner.user, name, picture("second"));
    await expect(change).rejects.toMatchObject({
      message,
      status: expect.toSatisfy((status) => status >= 500),
    });
    expect(await owner.state(name)).toEqual({ url: first, files: filesOf(first), metadata: first });
  });

  it.each([
    ["lockTimeout", "POST", 503, uploadFailed],
    ["slowDown", "POST", 503, uploadFailed],
    ["noSuchBucket", "POST", 502, uploadFailed],
    ["databaseReadOnly", "GET", 503, "Failed to get public URL."],
    ["noSuchKey", "GET", 502, "Failed to get public URL."],
  ] as const)("is unchanged when Storage returns %s for %s", async (refusal, method, status, message) => {
    owner.fail((call) => (call.method === method && call.path.includes("/storage/v1/") ? refusal : "made"));
    await expect(putPicture(owner.user, name, picture("second"))).rejects.toMatchObject({ message, status });
    expect(await owner.state(name)).toEqual({ url: first, files: filesOf(first), metadata: first });
  });

  it("is changed when deleting the old file fails; the next change deletes it", async () => {
    owner.fail(({ method }) => (method === "DELETE" ? "failed" : "made"));
    const { url, warning } = await putPicture(owner.user, name, picture("second"));
    expect(warning).toBe(
      name === "avatar" ? "Chyba při mazání starého avataru" : "Failed to delete the old cover photo.",
    );
    expect(await owner.state(name)).toMatchObject({ url, metadata: url });
    await server.sql(
      "update storage.objects set created_at = now() - interval '1 hour' where name = any($1)",
      [filesOf(first)],
    );
    owner.fail(() => "made");
    const next = await putPicture(owner.user, name, picture("third"));
    expect(next.warning).toBeNull();
    expect((await owner.state(name)).files).toEqual(filesOf(next.url));
  });

  it("counts as changed when only the response to the last write was lost", async () => {
    owner.fail((call) => (isLast(call) ? "unanswered" : "made"));
    const { url } = await putPicture(owner.user, name, picture("second"));
    expect(url).not.toBe(first);
    expect(await owner.state(name)).toEqual({ url, files: filesOf(url), metadata: url });
  });

  it("keeps its file when the result of the last write is unknown", async () => {
    let isAway = false;
    owner.fail((call) => {
      if (isAway) return "failed";
      isAway = isLast(call);
      return isAway ? "unanswered" : "made";
    });
    await expect(putPicture(owner.user, name, picture("second"))).rejects.toMatchObject({
      message: rowFailed,
    });
    const { url, files } = await owner.state(name);
    expect(files).toEqual(expect.arrayContaining(filesOf(String(url))));
  });

  describe("at the limit of 16 files", () => {
    beforeEach(async () => {
      const others = 16 - filesOf(first).length;
      for (let n = 0; n < others; n++) {
        const file = `${owner.user.id}-left-${n}.jpg`;
        const options = { contentType: "image/jpeg" };
        const { error } = await owner.user.supabase.storage
          .from(bucket)
          .upload(file, Buffer.from("x"), options);
        expect(error).toBeNull();
      }
    });

    it("is unchanged, and the message names the limit", async () => {
      await expect(putPicture(owner.user, name, picture("second"))).rejects.toMatchObject({
        code: "limit_reached",
        status: 409,
        message: "Your storage for pictures is full: it holds 16 files. Please try again in ten minutes.",
      });
      expect(await owner.state(name)).toMatchObject({ url: first, metadata: first });
    });

    it("is changed once files of interrupted changes are ten minutes old, and deletes them", async () => {
      await server.sql(
        "update storage.objects set created_at = now() - interval '11 minutes' where name like $1",
        [`${owner.user.id}%`],
      );
      const { url } = await putPicture(owner.user, name, picture("second"));
      expect(await owner.state(name)).toEqual({ url, files: filesOf(url), metadata: url });
    });
  });

  it("keeps one of two concurrent changes, without a file of the other", async () => {
    await Promise.all([
      putPicture(owner.user, name, picture("left")),
      putPicture(owner.user, name, picture("right")),
    ]);
    const { url, files } = await owner.state(name);
    expect(files).toEqual(filesOf(String(url)));
  });

  it("is written to the shared buckets only", async () => {
    const { supabase } = owner.user;
    const set = (picture: string, url: string | null) => supabase.rpc("set_picture", { picture, url });
    expect((await set("steam_id", "x")).error).toMatchObject({ code: "22023" });
    expect((await set(name, "https://elsewhere.example/a.jpg")).error).toMatchObject({ code: "23514" });
    const anonymous = server.connect();
    expect((await anonymous.rpc("set_picture", { picture: name, url: null })).error).toMatchObject({
      code: "42501",
    });
    expect((await owner.state(name)).url).toBe(first);
  });

  it("cannot be changed by other users", async () => {
    const other = await troubledUser();
    const forged = { ...other.user, id: owner.user.id };
    await expect(putPicture(forged, name, picture("forged"))).rejects.toMatchObject({
      message: uploadFailed,
    });
    expect((await owner.state(name)).url).toBe(first);
  });
});

it.each(["failed", "hangs"] as const)("sets a banner although storing its small form %s", async (fate) => {
  captureLog();
  const owner = await troubledUser();
  owner.fail(({ path }) => (path.endsWith("-small.webp") ? fate : "made"));
  const banner = { bytes: Buffer.from("banner"), kind: "png", small: Buffer.from("small") } as const;
  const { url, warning } = await putPicture(owner.user, "banner", banner);
  expect(warning).toBeNull();
  expect(await owner.state("banner")).toEqual({ url, files: [fileOf(String(url))], metadata: url });
});
