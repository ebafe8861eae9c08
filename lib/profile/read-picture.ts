import "server-only";
import { AppError } from "@/lib/errors";
import { createPublicClient } from "@/lib/supabase/server";
import { fromStorageError, storageFailureOf } from "@/lib/supabase/storage";
import { bannersOf } from "./small-banner";

const BANNERS = "banners";
const BUCKETS = ["avatars", BANNERS];
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
/** Types that the buckets accept; another type is not Storage's own answer. */
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];
type Files = ReturnType<ReturnType<typeof createPublicClient>["client"]["storage"]["from"]>;

const UNAVAILABLE = "The picture cannot be loaded right now.";

/** The whole banner when its small form is missing, null when there is nothing. @throws {AppError} when Storage cannot be read. */
export async function readPicture(bucket: string, file: string): Promise<Blob | null> {
  if (!BUCKETS.includes(bucket) || !FILE_NAME.test(file)) return null;
  // One client for both reads, because its time limit covers the whole answer.
  const files = createPublicClient().client.storage.from(bucket);
  for (const name of bucket === BANNERS ? [file, ...bannersOf(file)] : [file]) {
    const picture = await readFile(files, name);
    if (picture) return picture;
  }
  return null;
}

async function readFile(files: Files, file: string): Promise<Blob | null> {
  const { data, error } = await files.download(file);
  if (data && PICTURE_TYPES.includes(data.type)) return data;
  if (data) throw new AppError("upstream_failed", UNAVAILABLE);
  if (storageFailureOf(error) === "missing") return null;
  throw fromStorageError(error, UNAVAILABLE);
}
