import { FILE_BYTES } from "@/lib/import-files/limits";

/** The size of all files of an upload together; the browser checks it before it sends them. */
export const UPLOAD_MAX_BYTES = FILE_BYTES;

/** From the first stored row of a file to the last: an import that is being read for longer was interrupted. */
export const READING_MAX_MS = 60_000;

export const UPLOAD_MAX_FILES = 10;

export const FILES_TOO_LARGE =
  "That is more than 10 MB. Choose only the file with your collection; if that is larger, choose it as a ZIP, or divide it.";
