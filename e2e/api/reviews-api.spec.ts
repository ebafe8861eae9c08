import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { personOf } from "../support/people";
import { publishReview } from "../support/public-review";
import { write } from "../support/reviews";

/** The text that a document's entities stand for. */
const decode = (html: string) =>
  html
    .replace(/&(lt|#60);/g, "<")
    .replace(/&(gt|#62);/g, ">")
    .replace(/&(quot|#34);/g, '"');

/** What is sent, and what is shown. */
const TEXTS: Record<string, [sent: string, shown: string]> = {
  "10,000 emoji": ["😀".repeat(10_000), "😀".repeat(100)],
  "text from right to left": [
    "Good \u202etxet neddih\u202c game \u2066isolated\u2069",
    "Good txet neddih game isolated",
  ],
  "zero-width characters": ["Go\u200bod\u2060 ga\ufeffme", "Good game"],
  "control characters": ["Go\u0001od\u0007 game", "Good game"],
  "one mark without its partner": ["It begins || and never ends", "It begins || and never ends"],
  "5,000 marks": ["||".repeat(5000), ""],
  "HTML and a script": [
    `</script><script>alert("owned")</script><img src=x onerror=alert(1)>`,
    "</script><script>alert",
  ],
};

test("shows every text that a review may have as text, on all pages", async ({ request, userRequest }) => {
  const review = await publishReview(userRequest);
  for (const [name, [text, shown]] of Object.entries(TEXTS)) {
    const data = { text, isSpoiler: false, visibility: "public" };
    const path = `/api/own-reviews/${review.game.id}`;
    await expect(await userRequest.put(path, { data, headers: FROM_OWN_PAGE }), name).toBeOK();
    for (const page of review.paths) {
      const answer = await request.get(page);
      expect(answer.status(), `${name}: ${page}`).toBe(200);
      if (page.endsWith(".jpg") || page.startsWith("/api/")) continue;
      const html = await answer.text();
      expect(html, `${name}: ${page}`).not.toContain("<script>alert");
      expect(html, `${name}: ${page}`).not.toContain("<img src=x");
      expect(decode(html), `${name}: ${page}`).toContain(shown);
      // More buttons than that would fill a page.
      expect(html.match(/class="spoiler"/g)?.length ?? 0, `${name}: ${page}`).toBeLessThanOrEqual(100);
    }
  }
});

test("refuses 10,000 marks and texts without a visible character", async ({ userRequest }) => {
  await write(userRequest, HADES, { text: "Good." });
  for (const text of ["||".repeat(10_000), "\u200b\u2060", " \n\t ", "\u0001"]) {
    const data = { text, isSpoiler: false, visibility: "public" };
    const answer = await userRequest.put(`/api/own-reviews/${HADES.id}`, { data, headers: FROM_OWN_PAGE });
    expect(answer.status(), JSON.stringify(text.slice(0, 9))).toBe(400);
  }
});

test("hides a review for followers from a follower whom its author removes", async ({
  request,
  requestAs,
  newUser,
  userRequest: author,
  baseURL,
}) => {
  const { id, username } = await personOf(author);
  await write(author, HADES, { text: "Between us.", visibility: "followers" });
  const follower = await requestAs(await newUser());
  const { id: followerId } = await personOf(follower);
  const review = `/api/reviews/${id}/${HADES.id}`;
  const statuses = async () => [
    (await follower.get(review)).status(),
    (await follower.get(`${review}/text`)).status(),
    (await follower.put(`${review}/like`, { headers: FROM_OWN_PAGE })).status(),
  ];
  const closed = async () => (await (await follower.get(`/api/reviews/${id}`)).json()).reviews.length;
  const ofGame = async () =>
    (await (await follower.get(`/api/reviews/game/${HADES.id}`)).text()).includes(id);

  expect([await statuses(), await closed(), await ofGame()]).toEqual([[404, 404, 404], 0, false]);
  await expect(await follower.put(`/api/people/${id}/follow`, { headers: FROM_OWN_PAGE })).toBeOK();
  expect([await statuses(), await closed(), await ofGame()]).toEqual([[200, 200, 200], 1, true]);
  const removal = `/api/people/${followerId}/follower`;
  await expect(await author.delete(removal, { headers: FROM_OWN_PAGE })).toBeOK();
  expect([await statuses(), await closed()]).toEqual([[404, 404, 404], 0]);

  const page = `/user/${username}/review/${HADES.id}`;
  expect((await request.get(`/api/oembed?url=${baseURL}${page}`)).status()).toBe(404);
  expect((await request.get(page)).status()).toBe(404);
});

test("hides nothing because many people have reported it", async ({
  request,
  requestAs,
  newUser,
  userRequest,
}) => {
  const review = await publishReview(userRequest);
  const { id } = await personOf(userRequest);
  for (let reporters = 0; reporters < 5; reporters++) {
    const reporter = await requestAs(await newUser());
    for (const thing of [{ kind: "review", gameId: review.game.id }, { kind: "profile" }]) {
      const data = { ...thing, id, reason: "hate" };
      await expect(await reporter.post("/api/reports", { data, headers: FROM_OWN_PAGE })).toBeOK();
    }
  }
  expect(await review.shownTo(request)).toEqual(review.paths);
});
