import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerCard, subjectOf, withoutQuery } from "./answer";

const LIMIT = 3;
vi.mock("@/lib/env", () => ({ env: () => ({ RATE_LIMIT_CARD_DRAWING_PER_MINUTE: LIMIT }) }));

const SITE = "https://shelf.test";
const UNVERSIONED = "public, max-age=86400";
let person = 0;
const pathOf = (n: number) => `/og/user/person${n}-0123456789ab.jpg`;
const make = vi.fn(async () => ({ image: Buffer.from("card"), isComplete: true }));
const ask = (path: string, { client = "192.0.2.1", of = path } = {}) => {
  const request = new Request(SITE + path, { headers: { "x-forwarded-for": client } });
  return answerCard(request, { path: of, unversioned: UNVERSIONED, make });
};

beforeEach(() => {
  make.mockClear();
  person += 100;
});

describe("a card's address", () => {
  test("with a query redirects to the one without", () => {
    const answer = withoutQuery(new Request(`${SITE}/og/user/demo.jpg?x=1&v=2`));
    expect([answer?.status, answer?.headers.get("location")]).toEqual([307, "/og/user/demo.jpg"]);
    expect(withoutQuery(new Request(`${SITE}/og/user/demo.jpg`))).toBeNull();
  });

  test("of an older version redirects to the current one, and draws nothing", async () => {
    const answer = await ask("/og/user/demo-ffffffffffff.jpg", { of: pathOf(person) });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, pathOf(person)]);
    expect(make).not.toHaveBeenCalled();
  });

  test("is cached forever with the current version, for the given time without one, and is drawn once for both", async () => {
    const versioned = await ask(pathOf(person));
    const bare = await ask("/og/user/demo.jpg", { of: pathOf(person) });
    expect(versioned.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(bare.headers.get("cache-control")).toBe(UNVERSIONED);
    expect([await versioned.text(), await bare.text()]).toEqual(["card", "card"]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("of an incomplete card is cached for a minute", async () => {
    make.mockResolvedValueOnce({ image: Buffer.from("card"), isComplete: false });
    const answer = await ask(pathOf(person), { client: "192.0.2.9" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  });

  test.each([
    ["demo.jpg", "demo"],
    ["1942-0123456789ab.jpg", "1942"],
    ["demo-x.jpg", null],
    ["demo.png", null],
    ["../demo.jpg", null],
  ])("%s is of %j", (file, subject) => {
    expect(subjectOf(file)).toBe(subject);
  });
});

test("limits the cards that are drawn for a client, not those that are cached", async () => {
  const client = "192.0.2.2";
  for (let n = 0; n < LIMIT; n++) await ask(pathOf(person + n), { client });
  await expect(ask(pathOf(person + LIMIT), { client })).rejects.toMatchObject({ code: "rate_limited" });
  for (let n = 0; n < 20; n++) expect((await ask(pathOf(person), { client })).status).toBe(200);
  expect((await ask(pathOf(person + LIMIT), { client: "192.0.2.3" })).status).toBe(200);
  expect((await ask(pathOf(person + LIMIT), { client })).status).toBe(200);
  expect(make).toHaveBeenCalledTimes(LIMIT + 1);
});
