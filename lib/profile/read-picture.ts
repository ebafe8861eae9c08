import "server-only";
import { AppError, withUserMessage } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import { fromStorageError, storageFailureOf } from "@/lib/supabase/storage";
import { bannersOf } from "./small-banner";

const BANNERS = "banners";
const BUCKETS = ["avatars", BANNERS];
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
/** Types that the buckets accept; another type is not Storage's own answer. */
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];
const OWNER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
type Client = ReturnType<typeof createPublicClient>["client"];
type Files = ReturnType<Client["storage"]["from"]>;

const UNAVAILABLE = "The picture cannot be loaded right now.";

/** The whole banner when its small form is missing, null when there is nothing or its owner is suspended. @throws {AppError} when Storage cannot be read. */
export async function readPicture(bucket: string, file: string): Promise<Blob | null> {
  if (!BUCKETS.includes(bucket) || !FILE_NAME.test(file)) return null;
  // One client for all reads, because its time limit covers the whole answer.
  const { client } = createPublicClient();
  const files = client.storage.from(bucket);
  const [picture, isShown] = await Promise.all([readForms(files, bucket, file), isOwnerShown(client, file)]);
  return isShown ? picture : null;
}

async function isOwnerShown(client: Client, file: string): Promise<boolean> {
  const owner = OWNER_ID.exec(file)?.[0];
  if (!owner) return true;
  return withUserMessage(UNAVAILABLE, () =>
    answerOf(client.rpc("shows_section", { owner, section: "pictures" })),
  );
}

async function readForms(files: Files, bucket: string, file: string): Promise<Blob | null> {
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
