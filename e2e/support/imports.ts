import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "./fixtures";

type ImportFile = { name: string; mimeType: string; buffer: Buffer };

export const fileOf = (name: string, content: string | Buffer): ImportFile => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

/** A list of IGDB, whose file name is the status of its games. */
export const igdbList = (name: string, ids: readonly number[]) =>
  fileOf(
    name,
    ["id,game,url,rating,category,release_date", ...ids.map((id) => `${id},,,,Main Game,`)].join("\n"),
  );

/** On the page of imports. */
export async function chooseFiles(page: Page, files: readonly ImportFile[]) {
  // The page listens once it has read the past imports.
  await expect(page.getByText("None yet").or(page.getByRole("list", { name: "Your imports" }))).toBeVisible();
  await page.getByLabel("Files of your collection").setInputFiles([...files]);
}

/** On the page of imports, which must show that it listens. */
export async function dropFile(page: Page, { name, buffer }: ImportFile) {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, buffer.toString()] as const,
  );
  await page.getByRole("region", { name: "Drop your file here" }).dispatchEvent("drop", { dataTransfer });
}

/** Uploads files as a form of the page does. */
export async function sendFiles(
  request: APIRequestContext,
  files: readonly ImportFile[],
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, buffer } of files) form.append("file", new File([new Uint8Array(buffer)], name));
  return request.post("/api/imports", { multipart: form });
}

/** Repeats a step until nothing is left. @returns its last answer */
export async function runStep(request: APIRequestContext, id: string, step: "match" | "write" | "undo") {
  for (;;) {
    const answer = await request.post(`/api/imports/${id}/${step}`);
    await expect(answer).toBeOK();
    const { left, state } = await answer.json();
    if (left === 0) return { left, state };
  }
}

/** Uploads and matches. @returns the import's id */
export async function beginImport(
  request: APIRequestContext,
  ...args: [readonly ImportFile[], Record<string, string>?]
) {
  const answer = await sendFiles(request, ...args);
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = await answer.json();
  await runStep(request, id, "match");
  return String(id);
}

export async function summaryOf(request: APIRequestContext, id: string) {
  return (await (await request.get(`/api/imports/${id}`)).json()).import;
}

/** The shelf as the import sets it, a row for each game, by name. */
export async function shelfRows(request: APIRequestContext) {
  const { items } = await (await request.get("/api/collection?sort=name")).json();
  return items.map(
    ({
      game,
      status,
      rating,
      hoursPlayed,
      dateCompleted,
      notes,
    }: Record<string, never> & { game: { name: string } }) => [
      game.name,
      status,
      rating,
      hoursPlayed,
      dateCompleted === null ? null : String(dateCompleted).slice(0, 10),
      notes,
    ],
  );
}
