import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError, withUserMessage } from "@/lib/errors";
import { log } from "@/lib/log";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import { fromAuthError, SUSPENDED } from "@/lib/supabase/errors";
import { fromStorageError } from "@/lib/supabase/storage";
import {
  METADATA_FAILED,
  PICTURE_NAMES,
  PICTURES_FULL,
  type PictureName,
  PROFILE_PICTURES,
  URL_FAILED,
} from "./profile-pictures";
import type { StoredPicture } from "./re-encode";
import { smallBannerOf } from "./small-banner";

const CACHE_CONTROL_S = "3600";
/** Older uploads that no row names are no longer in progress. */
const ABANDONED_MS = 600_000;
const SMALL_LIMIT_MS = 3000;

export type PictureChange = {
  /** The picture's path on our own origin, or null for none. */
  url: string | null;
  /** Why an old file was not removed, or null. */
  warning: string | null;
};

type Files = ReturnType<CurrentUser["supabase"]["storage"]["from"]>;
type Change = { user: CurrentUser; name: PictureName; url: string | null };

/** The old file is removed last, so a failure at any step leaves the old picture. @throws {AppError} with the spec's message for the step */
export async function putPicture(
  user: CurrentUser,
  name: PictureName,
  { bytes, kind, small }: StoredPicture,
): Promise<PictureChange> {
  const { bucket, infix, uploadFailed } = PROFILE_PICTURES[name];
  const extension = kind === "jpeg" ? "jpg" : kind;
  const file = `${user.id}${infix}-${randomUUID()}.${extension}`;
  const files = user.supabase.storage.from(bucket);
  const options = { contentType: `image/${kind}`, cacheControl: CACHE_CONTROL_S, upsert: true };
  const url = `/media/${bucket}/${file}`;
  try {
    await withUserMessage(uploadFailed, () =>
      store(user, uploadFailed, () => files.upload(file, bytes, options)),
    );
    await withUserMessage(URL_FAILED, async () => {
      const { error } = await files.info(file);
      if (error) throw fromStorageError(error, URL_FAILED);
    });
    if (small) await putSmall(files, smallBannerOf(file), small);
    return await point({ user, name, url });
  } catch (error) {
    // The write may have succeeded without an answer. If the row cannot be read either, the file stays for the next change to remove.
    const named = await readUrl(user, name).catch(() => url);
    if (named !== url) await removeFiles(user, name, formsOf(name, file));
    throw error;
  }
}

/** At the owner's limit, removes files of interrupted changes first. Suspended accounts are refused. */
async function store(
  user: CurrentUser,
  failed: string,
  upload: () => ReturnType<Files["upload"]>,
): Promise<void> {
  let { error } = await upload();
  if (isRefused(error) && (await isSuspended(user))) {
    throw new AppError("forbidden", SUSPENDED, { cause: error });
  }
  if (isRefused(error) && (await removeAbandoned(user))) ({ error } = await upload());
  if (isRefused(error)) throw new AppError("limit_reached", PICTURES_FULL, { cause: error });
  if (error) throw fromStorageError(error, failed);
}

/** Buckets and names are our own, so the database refuses only what exceeds the limit, or all of a suspended account. */
function isRefused(error: Awaited<ReturnType<Files["upload"]>>["error"]): boolean {
  return error !== null && "statusCode" in error && error.statusCode === "403";
}

async function isSuspended({ supabase }: CurrentUser): Promise<boolean> {
  const decisions = await jsonOf<{ suspended: object | null }>(supabase.rpc("own_moderation"));
  return decisions.suspended !== null;
}

async function removeAbandoned(user: CurrentUser): Promise<boolean> {
  let removed = false;
  for (const name of PICTURE_NAMES) {
    const named = formsOf(name, fileOf(await readUrl(user, name)));
    const files = (await abandonedFiles(user, name)).filter((file) => !named.includes(file));
    if (files.length > 0 && (await removeFiles(user, name, files))) removed = true;
  }
  return removed;
}

/** Without the small form the whole banner is served (`read-picture.ts`), so a failure here fails nothing. */
async function putSmall(files: Files, file: string, bytes: Buffer): Promise<void> {
  const options = { contentType: "image/webp", cacheControl: CACHE_CONTROL_S, upsert: true };
  try {
    const { error } = await Promise.race([files.upload(file, bytes, options), tooLate()]);
    if (error) throw error;
  } catch (error) {
    log.warn("small_banner_not_stored", { error });
  }
}

async function tooLate() {
  await setTimeout(SMALL_LIMIT_MS, undefined, { ref: false });
  return { error: new Error(`not stored within ${SMALL_LIMIT_MS} ms`) };
}

export function removePicture(user: CurrentUser, name: PictureName): Promise<PictureChange> {
  return point({ user, name, url: null });
}

async function point({ user, name, url }: Change): Promise<PictureChange> {
  const { rowFailed } = PROFILE_PICTURES[name];
  const before = await withUserMessage(rowFailed, () => readUrl(user, name));
  await withUserMessage(METADATA_FAILED, () => writeMetadata({ user, name, url }));
  let replaced = before;
  try {
    replaced = await withUserMessage(rowFailed, () => setUrl({ user, name, url }));
  } catch (error) {
    // The write may have succeeded without an answer.
    const named = await readUrl(user, name).catch(() => undefined);
    if (named !== url) {
      await writeMetadata({ user, name, url: before }).catch(logged);
      throw error;
    }
  }
  const isTidy = await tidy({ user, name, url }, fileOf(replaced));
  return { url, warning: isTidy ? null : PROFILE_PICTURES[name].oldLeft };
}

/** @returns false when files remain. */
async function tidy({ user, name, url }: Change, replaced: string | undefined): Promise<boolean> {
  const files = new Set(await abandonedFiles(user, name));
  for (const file of formsOf(name, replaced)) files.add(file);
  for (const file of formsOf(name, fileOf(url))) files.delete(file);
  return files.size === 0 || removeFiles(user, name, [...files]);
}

async function abandonedFiles({ supabase }: CurrentUser, name: PictureName): Promise<string[]> {
  const { data } = await supabase.storage.from(PROFILE_PICTURES[name].bucket).list();
  const abandoned = (data ?? []).filter(
    ({ created_at }) => Date.parse(created_at ?? "") < Date.now() - ABANDONED_MS,
  );
  return abandoned.map((file) => file.name);
}

async function writeMetadata({ user, name, url }: Change): Promise<void> {
  const { column } = PROFILE_PICTURES[name];
  const { error } = await user.supabase.auth.updateUser({ data: { [column]: url } });
  if (error) throw fromAuthError(error);
}

async function readUrl({ id, supabase }: CurrentUser, name: PictureName): Promise<string | null> {
  const columns = `url:${PROFILE_PICTURES[name].column}`;
  const row = supabase.from("profiles").select(columns).eq("id", id).single<{ url: string | null }>();
  return (await answerOf(row)).url;
}

/** @returns the path that the row had before */
function setUrl({ user, name, url }: Change): Promise<string | null> {
  return answerOf(user.supabase.rpc("set_picture", { picture: name, url }));
}

async function removeFiles({ supabase }: CurrentUser, name: PictureName, files: string[]): Promise<boolean> {
  try {
    const { error } = await supabase.storage.from(PROFILE_PICTURES[name].bucket).remove(files);
    if (error) throw error;
    return true;
  } catch (error) {
    logged(error);
    return false;
  }
}

function formsOf(name: PictureName, file: string | undefined): string[] {
  if (file === undefined) return [];
  return name === "banner" ? [file, smallBannerOf(file)] : [file];
}

const fileOf = (url: string | null) => url?.split("/").at(-1);

function logged(error: unknown): void {
  log.warn("old_picture_not_removed", { error });
}
