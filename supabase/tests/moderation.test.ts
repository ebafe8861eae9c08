import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callAsChange, gameRow, startSupabase, type User, undo } from "./harness.ts";

const server = await startSupabase();
const [ada, bob] = [await server.newUser(), await server.newUser()];
const visitor = server.connect();
const admin = createClient(server.url, server.supabase.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});
afterAll(() => server.stop());

const old = (user: User) =>
  server.sql("update auth.users set created_at = now() - interval '3 days' where id = $1", [user.id]);
await old(ada);
await old(bob);

let list: string;
beforeEach(async () => {
  for (const table of ["reports", "hidden_things", "suspensions", "moderation_log", "follows", "lists"])
    await server.sql(`delete from public.${table}`);
  await server.sql(
    `update public.profiles set visibility = 'public', withheld_at = null, shown_sections = '{ratings,lists}',
       avatar_url = '/media/avatars/' || id || '-a.png', banner_url = null`,
  );
  list = String(await dataOf(ada.client.rpc("create_list", { title: "Rude", visibility: "public" })));
});

type Answer = PromiseLike<{ data: unknown; error: { code: string } | null }>;
async function dataOf(query: Answer): Promise<unknown> {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
}
const codeOf = async (query: Answer) => (await query).error?.code ?? null;
const report = ({ client }: User, of_kind: string, thing: string, why = "spam", more?: string) =>
  client.rpc("report_thing", { of_kind, thing, why, more });
const moderate = (action: string, author: User, args: object = {}) =>
  dataOf(
    admin.rpc("moderate", { action, author: author.id, operator: "mia", why: "Not allowed here.", ...args }),
  ) as Promise<{ decision: string; picture: string | null }>;
type Found = { kind: string; author: string; item: string };
const open = async () => {
  const found = (await dataOf(admin.rpc("open_reports"))) as Found[];
  const things = found.map(({ kind, author, item }) =>
    dataOf(admin.rpc("moderated_thing", { of_kind: kind, author, of_item: item })),
  );
  return (await Promise.all(things)) as Record<string, unknown>[];
};
const readList = (client = visitor) => dataOf(client.rpc("read_list", { list }));
const readProfile = () => dataOf(visitor.rpc("read_profile", { name: ada.username }));

describe("reports", () => {
  it("are listed for moderators with their context, once per user and thing", async () => {
    expect(await dataOf(report(bob, "list", list, "spam", "Look."))).toBe(true);
    expect(await dataOf(report(bob, "list", list, "hate", "Look."))).toBe(false);
    expect(await open()).toEqual([
      expect.objectContaining({
        kind: "list",
        item: list,
        username: ada.username,
        hidden: null,
        content: expect.objectContaining({ title: "Rude" }),
        reports: [expect.objectContaining({ reason: "spam", details: "Look.", by: bob.username })],
      }),
    ]);
  });

  it.each([
    ["an unknown kind", "game", () => ada.id],
    ["a review that there is not", "review", () => ada.id],
    ["an unknown profile", "profile", () => randomUUID()],
    ["the user's own profile", "profile", () => bob.id],
    ["a picture that there is not", "banner", () => ada.id],
    ["a list as a profile", "profile", () => list],
  ])("refuses %s", async (_, kind, thing) => {
    expect(await codeOf(report(bob, kind, thing()))).toBe("QS050");
  });

  it("refuses private and hidden things like those that do not exist", async () => {
    await dataOf(ada.client.rpc("edit_list", { list, changes: { visibility: "private" } }));
    expect(await codeOf(report(bob, "list", list))).toBe("QS050");
    await dataOf(ada.client.rpc("edit_profile", { changes: { visibility: "private" } }));
    for (const kind of ["profile", "avatar"]) expect(await codeOf(report(bob, kind, ada.id))).toBe("QS050");
  });

  it.each([
    ["reason", "rude", "x"],
    ["text with control characters", "spam", "a\u0007b"],
    ["text above 1,000 characters", "spam", "a".repeat(1001)],
  ])("refuse a %s", async (_, why, more) => {
    expect(await codeOf(report(bob, "list", list, why, more))).toBe("23514");
  });

  it("are opened again by another report after the decision, which counts for the day", async () => {
    await dataOf(report(bob, "list", list, "spam", "Look."));
    await moderate("dismiss", ada, { of_kind: "list", of_item: list, why: null });
    await server.sql("update public.reports set reported_at = now() - interval '2 days'");
    await dataOf(report(bob, "list", list, "hate"));
    expect(await open()).toMatchObject([{ item: list, reports: [{ reason: "hate", details: null }] }]);
    const [counted] = await server.sql(
      "select count(*)::integer as today from public.reports where reported_at > now() - interval '1 day'",
    );
    expect(counted?.today).toBe(1);
  });

  it("are 20 a day, also in parallel", async () => {
    const lists = await server.sql(
      "insert into public.lists (user_id, title, visibility) select $1, 'L' || n, 'public' from generate_series(1, 25) as n returning id",
      [ada.id],
    );
    const codes = await Promise.all(lists.map(({ id }) => codeOf(report(bob, "list", String(id)))));
    expect(codes.filter((code) => code === null)).toHaveLength(20);
    expect(codes.filter((code) => code === "QS051")).toHaveLength(5);
  });

  it("are listed as a queue of all things, the first reported first", async () => {
    const lists = await server.sql(
      "insert into public.lists (user_id, title, visibility) select $1, 'P' || n, 'public' from generate_series(1, 59) as n returning id",
      [ada.id],
    );
    const items = lists.map(({ id }) => String(id));
    await server.sql(
      `insert into public.reports (user_id, kind, author_id, item, reason, reported_at)
       select $1, 'list', $2, l.item, 'spam', now() - l.n * interval '1 minute'
       from unnest($3::text[]) with ordinality as l (item, n)`,
      [bob.id, ada.id, items],
    );
    expect(await dataOf(admin.rpc("open_reports"))).toEqual(
      items.reverse().map((item) => ({ kind: "list", author: ada.id, item })),
    );
  });

  it("of one reporter are dismissed together, and those of others stay", async () => {
    const flooder = await server.newUser();
    await dataOf(report(flooder, "list", list));
    await dataOf(report(flooder, "profile", ada.id));
    await dataOf(report(bob, "list", list));
    await dataOf(report(ada, "profile", flooder.id));
    await moderate("dismiss-of", flooder, { why: null });
    expect(await open()).toMatchObject([
      { kind: "list", reports: [{ isOpen: false }, { by: bob.username, isOpen: true }] },
      { kind: "profile", authorId: flooder.id, decisions: 0 },
    ]);
    expect(await dataOf(admin.rpc("moderation_history"))).toMatchObject([
      { operator: "mia", action: "dismiss-of", username: flooder.username },
    ]);
    expect(await readProfile()).not.toBeNull();
  });

  it("hide nothing, however many there are", async () => {
    await server.sql(
      `insert into auth.users (id, email) select gen_random_uuid(), 'r' || n || '@example.com' from generate_series(1, 200) as n`,
    );
    await server.sql(
      `insert into public.reports (user_id, kind, author_id, item, reason)
       select u.id, 'list', $1, $2, 'hate' from auth.users u where u.email like 'r%@example.com'`,
      [ada.id, list],
    );
    expect(await readList()).not.toBeNull();
    expect(await readProfile()).not.toBeNull();
  });
});

describe("moderators' functions", () => {
  it.each([
    ["open_reports", {}],
    ["moderation_history", {}],
    ["moderated_thing", { of_kind: "profile", author: ada.id, of_item: "" }],
    ["find_moderated", { of_kind: "profile", name: "x" }],
    ["moderate", { action: "lift", author: ada.id, operator: "x" }],
    ["is_hidden", { author: ada.id, kind: "profile", item: "" }],
    ["is_suspended", { account: ada.id }],
    ["neighbours_of", { account: ada.id }],
  ])("refuse users and visitors: %s", async (name, args) => {
    for (const client of [visitor, bob.client]) expect(await codeOf(client.rpc(name, args))).toBe("42501");
  });
});

describe("a hidden list", () => {
  it("is absent for others, and its author sees it with the reason", async () => {
    await dataOf(report(bob, "list", list));
    await moderate("hide", ada, { of_kind: "list", of_item: list });
    expect(await readList()).toBeNull();
    expect(await readList(bob.client)).toBeNull();
    expect(await dataOf(visitor.rpc("read_lists", { owner: ada.id }))).toEqual({ total: 0, lists: [] });
    expect(await dataOf(visitor.rpc("read_activity", { owner: ada.id }))).toEqual([]);
    expect(await readList(ada.client)).toMatchObject({ title: "Rude" });
    expect(await dataOf(ada.client.rpc("own_moderation"))).toEqual({
      suspended: null,
      hidden: [
        { kind: "list", item: list, title: "Rude", reason: "Not allowed here.", at: expect.any(String) },
      ],
    });
    expect(await open()).toEqual([]);
  });

  it("stays hidden when its author changes it, and is shown again when the moderator lifts it", async () => {
    await moderate("hide", ada, { of_kind: "list", of_item: list });
    await dataOf(ada.client.rpc("edit_list", { list, changes: { visibility: "link" } }));
    expect(await readList()).toBeNull();
    await moderate("unhide", ada, { of_kind: "list", of_item: list });
    expect(await readList()).toMatchObject({ title: "Rude" });
  });
});

describe("a hidden profile and a suspended account", () => {
  it.each([
    ["hide", "unhide", { of_kind: "profile" }],
    ["suspend", "lift", {}],
  ])("%s: others see as little as of a private profile, until %s", async (action, back, args) => {
    await server.sql("delete from public.user_games where user_id = $1", [ada.id]);
    await dataOf(ada.client.from("user_games").insert(gameRow(ada.id, 7)));
    await moderate(action, ada, args);
    expect(await readProfile()).toBeNull();
    expect(await readList()).toBeNull();
    expect(await dataOf(visitor.rpc("read_shelf", { owner: ada.id }))).toEqual([]);
    expect(await dataOf(visitor.rpc("search_people", { prefix: ada.username }))).toEqual([]);
    expect(await dataOf(visitor.rpc("read_game_numbers", { of_game: 7 }))).toBeNull();
    expect(await codeOf(bob.client.rpc("follow_person", { person: ada.id }))).toBe("QS042");
    await dataOf(ada.client.rpc("edit_profile", { changes: { visibility: "public" } }));
    expect(await readProfile()).toBeNull();
    expect(await codeOf(ada.client.from("profiles").update({ withheld_at: null }).eq("id", ada.id))).toBe(
      "42501",
    );
    await moderate(back, ada, args);
    expect(await readProfile()).toMatchObject({ username: ada.username });
    expect(await dataOf(visitor.rpc("read_game_numbers", { of_game: 7 }))).toMatchObject({
      statuses: { want: 1 },
    });
  });

  it("keeps a profile hidden while one of both lasts", async () => {
    await moderate("hide", ada, { of_kind: "profile" });
    await moderate("suspend", ada);
    await moderate("lift", ada);
    expect(await readProfile()).toBeNull();
  });

  it("follows no one while suspended", async () => {
    await moderate("suspend", ada);
    expect(await codeOf(ada.client.rpc("follow_person", { person: bob.id }))).toBe("QS048");
    await moderate("lift", ada);
    expect(await codeOf(ada.client.rpc("follow_person", { person: bob.id }))).toBeNull();
  });
});

describe("pictures of a suspended account", () => {
  const JPEG = { contentType: "image/jpeg" };
  const upload = (bucket: string, file: string, options: object = JPEG) =>
    ada.client.storage.from(bucket).upload(`${ada.id}-${file}`, new TextEncoder().encode("x"), options);
  const areShown = (client = visitor, owner = ada.id) =>
    dataOf(client.rpc("shows_section", { owner, section: "pictures" }));

  it("are not shown and not added until the suspension ends, and can be removed", async () => {
    expect((await upload("avatars", "kept.jpg")).error).toBeNull();
    await moderate("suspend", ada);
    for (const client of [visitor, bob.client]) expect(await areShown(client)).toBe(false);
    for (const bucket of ["avatars", "banners"])
      expect((await upload(bucket, "new.jpg")).error).toMatchObject({ statusCode: "403" });
    expect((await upload("avatars", "kept.jpg", { ...JPEG, upsert: true })).error).not.toBeNull();
    const files = ada.client.storage.from("avatars");
    expect(
      (await files.update(`${ada.id}-kept.jpg`, new TextEncoder().encode("y"), JPEG)).error,
    ).not.toBeNull();
    expect((await files.remove([`${ada.id}-kept.jpg`])).data).toHaveLength(1);
    await moderate("lift", ada);
    expect(await areShown()).toBe(true);
    expect((await upload("avatars", "new.jpg")).error).toBeNull();
  });

  it("differ from those of a private profile, which are loaded by their names", async () => {
    await dataOf(ada.client.rpc("edit_profile", { changes: { visibility: "private" } }));
    expect(await areShown()).toBe(true);
    expect(await areShown(visitor, randomUUID())).toBe(true);
  });
});

describe("a hidden review", () => {
  const game = 71;
  const write = (visibility: string) =>
    ada.client.rpc("put_review", {
      of_game: game,
      review_text: "Rude ||words||",
      is_spoiler: false,
      visibility,
    });
  const reportReview = () =>
    bob.client.rpc("report_thing", { of_kind: "review", thing: ada.id, why: "hate", of_game: game });
  const readReview = () => dataOf(visitor.rpc("read_review", { owner: ada.id, of_game: game }));
  const hidden = { of_kind: "review", of_item: String(game) };

  beforeEach(async () => {
    await server.sql("delete from public.user_games where game_id = $1", [game]);
    await dataOf(ada.client.from("user_games").insert(gameRow(ada.id, game)));
    await dataOf(write("public"));
  });

  it("is reported with its text", async () => {
    expect(await codeOf(reportReview())).toBeNull();
    expect(await open()).toEqual([
      expect.objectContaining({
        kind: "review",
        item: String(game),
        content: expect.objectContaining({ text: "Rude ||words||" }),
      }),
    ]);
    expect(
      await dataOf(admin.rpc("find_moderated", { of_kind: "review", name: `${ada.username}/${game}` })),
    ).toEqual({
      author: ada.id,
      item: String(game),
    });
  });

  it.each([
    ["its author", () => [ada, bob] as const],
    ["the reporter", () => [bob, ada] as const],
  ])("is reported while it is public, also after a block by %s", async (_, people) => {
    const [blocker, blocked] = people();
    await dataOf(blocker.client.rpc("block_person", { person: blocked.id }));
    try {
      expect(await codeOf(reportReview())).toBeNull();
      expect(await codeOf(report(bob, "list", list))).toBeNull();
      await dataOf(write("followers"));
      expect(await codeOf(reportReview())).toBe("QS050");
    } finally {
      await dataOf(blocker.client.rpc("unblock_person", { person: blocked.id }));
    }
  });

  it("is absent for all others, and its author reads why", async () => {
    const { decision } = await moderate("hide", ada, hidden);
    expect(await readReview()).toBeNull();
    expect(await dataOf(visitor.rpc("read_review_text", { author: ada.id, of_game: game }))).toBeNull();
    expect(await dataOf(visitor.rpc("read_newest_reviews", { of_game: game }))).toEqual([]);
    expect(await dataOf(visitor.rpc("read_game_reviews", { of_game: game }))).toEqual({
      total: 0,
      next: null,
      reviews: [],
    });
    expect(await dataOf(visitor.rpc("read_user_reviews", { owner: ada.id }))).toEqual({
      total: 0,
      reviews: [],
    });
    expect(await codeOf(bob.client.rpc("like_review", { author: ada.id, of_game: game }))).toBe("QS047");
    expect(await codeOf(reportReview())).toBe("QS050");
    expect(await dataOf(ada.client.rpc("own_review", { of_game: game }))).toMatchObject({
      text: "Rude ||words||",
    });
    expect(await dataOf(ada.client.rpc("own_moderation"))).toMatchObject({
      hidden: [{ kind: "review", item: String(game), reason: "Not allowed here." }],
    });
    expect(await dataOf(visitor.rpc("moderated_pages", { decision }))).toMatchObject({ games: [game] });
    await dataOf(write("followers"));
    await dataOf(write("public"));
    expect(await readReview()).toBeNull();
    await moderate("unhide", ada, hidden);
    expect(await readReview()).toMatchObject({ userId: ada.id });
  });

  it("is refused to report while it is private", async () => {
    await dataOf(write("private"));
    expect(await codeOf(reportReview())).toBe("QS050");
  });

  it("is refused to report for those who may not read it", async () => {
    await dataOf(write("followers"));
    expect(await codeOf(reportReview())).toBe("QS050");
  });
});

describe("a hidden picture", () => {
  it("leaves the profile, and the job is told its file", async () => {
    const { picture } = await moderate("hide", ada, { of_kind: "avatar" });
    expect(picture).toBe(`/media/avatars/${ada.id}-a.png`);
    expect(await readProfile()).toMatchObject({ avatarUrl: null });
  });

  it("is never another user's file, neither before nor after it is hidden", async () => {
    const wear = (name: string) =>
      ada.client
        .from("profiles")
        .update({ [`${name}_url`]: `/media/${name}s/${bob.id}-a.png` })
        .eq("id", ada.id);
    for (const name of ["avatar", "banner"]) {
      expect(await codeOf(wear(name))).toBe("23514");
      const { picture } = await moderate("hide", ada, { of_kind: name });
      expect(picture ?? "").not.toContain(bob.id);
      expect(await codeOf(wear(name))).toBe("23514");
    }
  });
});

describe("the log", () => {
  it("has who decided what and why, and tells the app which pages have changed by the entry's id alone", async () => {
    await dataOf(bob.client.rpc("follow_person", { person: ada.id }));
    const { decision } = await moderate("suspend", ada);
    expect(await dataOf(admin.rpc("moderation_history"))).toEqual([
      expect.objectContaining({
        operator: "mia",
        action: "suspend",
        username: ada.username,
        reason: "Not allowed here.",
      }),
    ]);
    expect(await dataOf(visitor.rpc("moderated_pages", { decision }))).toEqual({
      userId: ada.id,
      username: ada.username,
      lists: [list],
      games: [],
      neighbours: [bob.id],
    });
    expect(await dataOf(visitor.rpc("moderated_pages", { decision: randomUUID() }))).toBeNull();
  });

  it("closes reports that are dismissed, and hides nothing", async () => {
    await dataOf(report(bob, "list", list));
    await moderate("dismiss", ada, { of_kind: "list", of_item: list, why: null });
    expect(await open()).toEqual([]);
    expect(await readList()).not.toBeNull();
  });
});

describe("a new account", () => {
  it("is one without a confirmed address, whatever its age", async () => {
    const unconfirmed = await server.newUser();
    await old(unconfirmed);
    const isNew = async () => {
      const [row] = await server.sql("select public.is_new_account($1) as is_new", [unconfirmed.id]);
      return row?.is_new;
    };
    expect(await isNew()).toBe(false);
    await server.sql("update auth.users set email_confirmed_at = null where id = $1", [unconfirmed.id]);
    expect(await isNew()).toBe(true);
    const games = [91, 92, 93, 94, 95, 96];
    await dataOf(
      unconfirmed.client.from("user_games").insert(games.map((game) => gameRow(unconfirmed.id, game))),
    );
    const codes = [];
    for (const of_game of games)
      codes.push(
        await codeOf(
          unconfirmed.client.rpc("put_review", {
            of_game,
            review_text: "Good.",
            is_spoiler: false,
            visibility: "public",
          }),
        ),
      );
    expect(codes).toEqual([null, null, null, null, null, "QS053"]);
  });

  it("publishes at most five reviews, and writes private ones", async () => {
    const newcomer = await server.newUser();
    const write = (of_game: number, visibility: string) =>
      newcomer.client.rpc("put_review", { of_game, review_text: "Good.", is_spoiler: false, visibility });
    const games = [81, 82, 83, 84, 85, 86];
    await dataOf(newcomer.client.from("user_games").insert(games.map((game) => gameRow(newcomer.id, game))));
    for (const game of games.slice(0, 5)) expect(await codeOf(write(game, "public"))).toBeNull();
    for (const visibility of ["public", "followers"])
      expect(await codeOf(write(86, visibility))).toBe("QS053");
    expect(await codeOf(write(86, "private"))).toBeNull();
    expect(await codeOf(write(81, "followers"))).toBeNull();
    await old(newcomer);
    expect(await codeOf(write(86, "public"))).toBeNull();
  });

  it("publishes no more by undoing the removal of a review", async () => {
    const newcomer = await server.newUser();
    const games = [81, 82, 83, 84, 85, 86];
    await dataOf(newcomer.client.from("user_games").insert(games.map((game) => gameRow(newcomer.id, game))));
    const write = (of_game: number) =>
      newcomer.client.rpc("put_review", {
        of_game,
        review_text: "Good.",
        is_spoiler: false,
        visibility: "public",
      });
    for (const game of games.slice(0, 5)) expect(await codeOf(write(game))).toBeNull();
    const removal = await callAsChange(newcomer.client, "remove_review", { of_game: 81 });
    expect(await codeOf(write(86))).toBeNull();
    expect(await codeOf(undo(newcomer.client, removal))).toBe("QS053");
    const { total } = Object(await dataOf(visitor.rpc("read_user_reviews", { owner: newcomer.id })));
    expect(total).toBe(5);
  });

  it("follows at most 50 people a day, also in parallel", async () => {
    const newcomer = await server.newUser();
    const people = await server.sql(
      "insert into auth.users (id, email) select gen_random_uuid(), 'f' || n || '@example.com' from generate_series(1, 52) as n returning id",
    );
    await server.sql(
      "update public.profiles set username = 'f_' || left(replace(id::text, '-', ''), 12) where username is null",
    );
    const codes = await Promise.all(
      people.map(({ id }) => codeOf(newcomer.client.rpc("follow_person", { person: id }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(50);
    expect(codes.filter((code) => code === "QS049")).toHaveLength(2);
    await old(newcomer);
    expect(await codeOf(newcomer.client.rpc("follow_person", { person: bob.id }))).toBeNull();
  });
});
