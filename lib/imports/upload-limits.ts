import { FILE_BYTES } from "@/lib/import-files/limits";

/** Of all files of one upload together; the browser checks it before it sends. */
export const UPLOAD_MAX_BYTES = FILE_BYTES;

export const UPLOAD_MAX_FILES = 10;

export const FILES_TOO_LARGE = "That is more than 10 MB. Collections are smaller: is it the right file?";
