import { describe, expect, it } from "vitest";
import { oembedQuerySchema, profileEmbed, toOembed, usernameOfUrl } from "./oembed";

const ORIGIN = "https://questshelf.test";

describe("the URL of an oEmbed request", () => {
  it.each([
    "https://questshelf.test/user/demo",
    "http://questshelf.test/user/demo",
    "https://questshelf.test/user/demo/",
    "https://questshelf.test/user/demo/completed",
    "https://questshelf.test/user/demo/want/3",
    "https://questshelf.test/user/demo?ref=x#y",
    "https://questshelf.test/widget/demo?theme=dark",
  ])("%s names a profile", (url) => {
    expect(usernameOfUrl(url, ORIGIN)).toBe("demo");
  });

  it.each([
    "https://evil.test/user/demo",
    "https://questshelf.test.evil.test/user/demo",
    "https://questshelf.test@evil.test/user/demo",
    "https://questshelf.test:8443/user/demo",
    "ftp://questshelf.test/user/demo",
    "https://questshelf.test/user/de",
    "https://questshelf.test/user/demo/nonsense",
    "https://questshelf.test/widget/demo/want",
    "https://questshelf.test/game/1/halo",
    "/user/demo",
    "demo",
  ])("%s names no profile", (url) => {
    expect(usernameOfUrl(url, ORIGIN)).toBeNull();
  });
});

describe("the answer", () => {
  const answer = (query: Record<string, string> = {}) =>
    toOembed(profileEmbed("demo"), oembedQuerySchema.parse({ url: `${ORIGIN}/user/demo`, ...query }), ORIGIN);

  it("is the widget in the spec's size", () => {
    expect(answer()).toMatchObject({ version: "1.0", type: "rich", width: 400, height: 600 });
    expect(answer().html).toContain('src="https://questshelf.test/widget/demo"');
    expect(answer().html).toContain('width="400" height="600"');
  });

  it("has the language and the theme of the URL", () => {
    const { html } = answer({ url: `${ORIGIN}/widget/demo?theme=dark&lang=en` });
    expect(html).toContain('src="https://questshelf.test/widget/demo?lang=en&amp;theme=dark"');
    expect(answer({ url: `${ORIGIN}/user/demo?lang=xx` }).html).toContain('/widget/demo"');
  });

  it.each([
    [{ maxwidth: "300" }, 300, 600],
    [{ maxheight: "200" }, 400, 200],
    [{ maxwidth: "1000", maxheight: "1000" }, 400, 600],
  ])("is no larger than %j", (query, width, height) => {
    expect(answer(query)).toMatchObject({ width, height });
    expect(answer(query).html).toContain(`width="${width}" height="${height}"`);
  });

  it("escapes the title of a list", () => {
    const list = { title: `<b>"R&B"</b>`, path: "/widget/list/1", username: "demo" };
    const { html, title, author_name } = toOembed(list, oembedQuerySchema.parse({ url: ORIGIN }), ORIGIN);
    expect(html).toContain('title="&lt;b&gt;&quot;R&amp;B&quot;&lt;/b&gt; · Questshelf"');
    expect([title, author_name]).toEqual([`<b>"R&B"</b> · Questshelf`, "demo"]);
  });

  it.each(["0", "-1", "1.5", "wide", ""])("rejects the width %j", (maxwidth) => {
    expect(oembedQuerySchema.safeParse({ url: "x", maxwidth }).success).toBe(false);
  });
});
