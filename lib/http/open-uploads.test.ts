import { expect, it } from "vitest";
import { withOpenUpload } from "./open-uploads";

function openUpload(account: string, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, done: withOpenUpload({ account, address }, () => promise) };
}

async function endAll(uploads: ReturnType<typeof openUpload>[]): Promise<void> {
  for (const { end } of uploads) end();
  await Promise.all(uploads.map(({ done }) => done));
}

it("allows an account two open uploads from any address", async () => {
  const uploads = [openUpload("a", "1"), openUpload("a", "2")];
  await expect(openUpload("a", "3").done).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 20 });
  await endAll(uploads.splice(0, 1));
  uploads.push(openUpload("a", "3"));
  await endAll(uploads);
});

it("allows an address eight, and all clients together 64", async () => {
  const ofAddress = Array.from({ length: 8 }, (_, n) => openUpload(`a${n}`, "1"));
  await expect(openUpload("b", "1").done).rejects.toMatchObject({ code: "rate_limited" });
  const others = Array.from({ length: 56 }, (_, n) => openUpload(`c${n}`, `2.${n}`));
  await expect(openUpload("d", "3").done).rejects.toMatchObject({ code: "busy", retryAfterS: 60 });
  await endAll([...ofAddress, ...others]);
  await endAll([openUpload("d", "3")]);
});
