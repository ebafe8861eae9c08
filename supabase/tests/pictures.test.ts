import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, startSupabase, type User } from "./harness.ts";

let server: Server;
let owner: User;
let other: User;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  other = await server.newUser();
});
afterAll(() => server.stop());

const JPEG = { contentType: "image/jpeg" };
const bytes = (text: string) => new TextEncoder().encode(text);
const publicly = (bucket: string, name: string) =>
  fetch(`${server.url}/storage/v1/object/public/${bucket}/${name}`);

describe.each(["avatars", "banners"])("bucket %s", (bucket) => {
  const at = (user: User) => user.client.storage.from(bucket);
  const mine = (part: string) => `${owner.id}-${part}`;

  it("serves a picture to everyone", async () => {
    const { error } = await at(owner).upload(mine("a.jpg"), bytes("one"), JPEG);
    expect(error).toBeNull();
    const answer = await publicly(bucket, mine("a.jpg"));
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "image/jpeg",
      "one",
    ]);
  });

  it("lets the owner replace, list and remove pictures", async () => {
    await at(owner).upload(mine("b.jpg"), bytes("one"), JPEG);
    expect((await at(owner).upload(mine("b.jpg"), bytes("two"), JPEG)).error).not.toBeNull();
    expect((await at(owner).upload(mine("b.jpg"), bytes("two"), { ...JPEG, upsert: true })).error).toBeNull();
    expect(await (await publicly(bucket, mine("b.jpg"))).text()).toBe("two");
    expect((await at(owner).list()).data?.map(({ name }) => name)).toContain(mine("b.jpg"));
    expect((await at(owner).remove([mine("b.jpg")])).data).toHaveLength(1);
    expect((await publicly(bucket, mine("b.jpg"))).status).not.toBe(200);
  });

  it("lets no other user replace, list, move or remove pictures", async () => {
    await at(owner).upload(mine("c.jpg"), bytes("one"), JPEG);
    const anonymous = server.connect().storage.from(bucket);
    for (const files of [at(other), anonymous]) {
      expect(
        (await files.upload(mine("c.jpg"), bytes("two"), { ...JPEG, upsert: true })).error,
      ).not.toBeNull();
      expect((await files.update(mine("c.jpg"), bytes("two"), JPEG)).error).not.toBeNull();
      expect((await files.move(mine("c.jpg"), `${other.id}-c.jpg`)).error).not.toBeNull();
      expect((await files.list()).data ?? []).toEqual([]);
      expect((await files.remove([mine("c.jpg")])).data ?? []).toEqual([]);
    }
    expect(await (await publicly(bucket, mine("c.jpg"))).text()).toBe("one");
  });

  it("accepts only names that begin with the owner's id, without a folder", async () => {
    const names = ["free.jpg", `${owner.id}-x.jpg`, `${other.id}/x.jpg`, `x-${other.id}.jpg`];
    for (const name of names) {
      expect((await at(other).upload(name, bytes("x"), JPEG)).error, name).not.toBeNull();
    }
    const anonymous = server.connect().storage.from(bucket);
    expect((await anonymous.upload(`${other.id}-y.jpg`, bytes("x"), JPEG)).error).not.toBeNull();
  });

  it.each(["image/svg+xml", "text/html", "image/gif"])("refuses %s", async (contentType) => {
    const { error } = await at(owner).upload(mine("d"), bytes("<svg/>"), { contentType });
    expect(error?.message).toContain(contentType);
  });

  it.each(["image/png", "image/webp"])("accepts %s", async (contentType) => {
    expect(
      (await at(owner).upload(mine(contentType.slice(6)), bytes("x"), { contentType })).error,
    ).toBeNull();
  });

  it("accepts 5 MB and refuses more", async () => {
    const limit = 5 * 1024 * 1024;
    const big = await at(owner).upload(mine("big.jpg"), new Uint8Array(limit + 1), JPEG);
    expect(big.error).not.toBeNull();
    expect((await at(owner).upload(mine("fits.jpg"), new Uint8Array(limit), JPEG)).error).toBeNull();
  });
});

describe("an owner's pictures", () => {
  const LIMIT = 16;
  let hoarder: User;
  const bucketOf = (n: number) => (n % 2 === 0 ? "avatars" : "banners");
  const nameOf = (n: number) => `${hoarder.id}-${n}.jpg`;
  const upload = (n: number, upsert = false) =>
    hoarder.client.storage.from(bucketOf(n)).upload(nameOf(n), bytes("x"), { ...JPEG, upsert });
  const stored = async () => {
    const [row] = await server.sql("select count(*)::int as count from storage.objects where name like $1", [
      `${hoarder.id}%`,
    ]);
    return row?.count;
  };

  beforeAll(async () => {
    hoarder = await server.newUser();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => upload(n)));
    const refused = answers.flatMap(({ error }) =>
      error === null ? [] : [Reflect.get(error, "statusCode")],
    );
    expect(refused).toEqual(Array(40 - LIMIT).fill("403"));
  });

  it("are limited to 16 in both buckets together, also for concurrent uploads", async () => {
    expect(await stored()).toBe(LIMIT);
    expect((await upload(99, true)).error).not.toBeNull();
    expect((await hoarder.client.storage.from("avatars").copy(nameOf(0), nameOf(98))).error).not.toBeNull();
    const signed = await hoarder.client.storage.from("avatars").createSignedUploadUrl(nameOf(96));
    const { token } = signed.data ?? { token: "" };
    const late = await hoarder.client.storage
      .from("avatars")
      .uploadToSignedUrl(nameOf(96), token, bytes("x"));
    expect(late.error).not.toBeNull();
    expect(await stored()).toBe(LIMIT);
  });

  it("do not reveal other users' files and other buckets", async () => {
    const ask = (bucket: string, file: string, owner_key: string) =>
      hoarder.client.rpc("has_picture_room", { bucket, file, owner_key });
    expect((await ask("avatars", nameOf(0), hoarder.id)).data).toBe(true);
    expect((await ask("avatars", nameOf(0), "")).data).toBe(false);
    expect((await ask("private", nameOf(0), hoarder.id)).data).toBe(false);
    expect((await ask("avatars", "someone-elses.jpg", hoarder.id)).data).toBe(false);
  });

  it("are limited when Storage checked the policy before, as for concurrent uploads", async () => {
    await expect(
      server.sql(
        "insert into storage.objects (bucket_id, name, owner, owner_id) values ('avatars', $1, $2::uuid, $2::text)",
        [nameOf(97), hoarder.id],
      ),
    ).rejects.toThrow("16");
  });

  it("can be replaced, moved and removed at the limit, which makes room", async () => {
    expect((await upload(0, true)).error).toBeNull();
    expect((await hoarder.client.storage.from("avatars").move(nameOf(0), nameOf(50))).error).toBeNull();
    expect((await hoarder.client.storage.from("avatars").remove([nameOf(50)])).data).toHaveLength(1);
    expect((await upload(50)).error).toBeNull();
    expect(await stored()).toBe(LIMIT);
  });

  it("do not count for other users", async () => {
    const { error } = await other.client.storage
      .from("avatars")
      .upload(`${other.id}-x.jpg`, bytes("x"), JPEG);
    expect(error).toBeNull();
  });

  it("have names of limited length", async () => {
    const name = `${other.id}${"x".repeat(101)}`;
    expect((await other.client.storage.from("avatars").upload(name, bytes("x"), JPEG)).error).not.toBeNull();
  });
});

it("has no other buckets, and lets no client create one", async () => {
  const names = await server.sql("select id, public from storage.buckets order by id");
  expect(names).toEqual([
    { id: "avatars", public: true },
    { id: "banners", public: true },
  ]);
  expect((await owner.client.storage.createBucket("mine")).error).not.toBeNull();
  expect((await owner.client.storage.updateBucket("avatars", { public: false })).error).not.toBeNull();
  expect((await server.connect().storage.emptyBucket("avatars")).error).not.toBeNull();
});
