import { expect, test } from "vitest";
import { captureLog } from "@/lib/test-log";
import { dataFile } from "./data-file";
import { fileResponse } from "./file-response";
import { shelfRow, testReader } from "./test-reader";

const file = (length: number) => {
  const { reader, counts } = testReader({ length, row: (index) => shelfRow(index + 1) });
  return { counts, pieces: dataFile(reader, { format: "csv", table: "games" }, new Date()) };
};

const settled = () => new Promise((done) => setTimeout(done, 20));

test("reads no further than a page ahead of what the client has taken", async () => {
  const { counts, pieces } = file(20_000);
  const response = await fileResponse(pieces);
  await settled();
  expect(counts.pages).toBe(1);
  const reader = response.body?.getReader();
  for (let taken = 1; taken <= 10; taken++) {
    await reader?.read();
    await settled();
    expect(counts.pages).toBeLessThanOrEqual(taken + 1);
  }
  expect(counts.ended).toBe(false);
});

test("answers after the first page, however many there are", async () => {
  const { counts, pieces } = file(20_000);
  const response = await fileResponse(pieces);
  expect([response.status, counts.pages]).toEqual([200, 1]);
});

test("ends the reads when the client stops the download", async () => {
  const logged = captureLog();
  const { counts, pieces } = file(20_000);
  const reader = (await fileResponse(pieces)).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  const { pages } = counts;
  await settled();
  expect(counts).toEqual({ pages, ended: true });
  expect(logged()).toEqual([]);
});

test("is an error before the first rows, and a broken transfer after them", async () => {
  const logged = captureLog();
  const failing = (pagesBefore: number) => {
    const { reader } = testReader({ length: 20_000, row: (index) => shelfRow(index + 1) });
    const steamApps = async () => {
      if (pagesBefore-- > 0) return new Map<number, number>();
      throw new Error("down");
    };
    return dataFile({ ...reader, steamApps }, { format: "csv", table: "games" }, new Date());
  };
  await expect(fileResponse(failing(0))).rejects.toThrow("down");
  const response = await fileResponse(failing(3));
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("down");
  expect(logged()).toMatchObject([{ event: "account_data_broke_off" }]);
});

test("the whole file arrives", async () => {
  const { pieces } = file(450);
  expect((await (await fileResponse(pieces)).text()).trimEnd().split("\r\n")).toHaveLength(451);
});
