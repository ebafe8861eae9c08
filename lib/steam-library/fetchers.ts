import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import {
  type App,
  type BegunSync,
  type Correction,
  type ImportResult,
  type Imports,
  importAnswerSchema,
  importResultSchema,
  importsAnswerSchema,
  type LibraryAnswer,
  libraryAnswerSchema,
  type SignInPage,
  signInAnswerSchema,
  syncAnswerSchema,
  type WishlistAnswer,
  wishlistAnswerSchema,
} from "./schema";

const correctedSchema = z.object({ result: importResultSchema });

/** All of these throw an `AppError` with the API's code and message. */
export function fetchLibrary(steamid: string): Promise<LibraryAnswer> {
  return readApi(`/api/steam/library?${new URLSearchParams({ steamid })}`, libraryAnswerSchema);
}

export async function fetchImports(signal: AbortSignal): Promise<Imports> {
  return (await readApi("/api/collection/import", importsAnswerSchema, { signal })).imports;
}

export async function postImport(apps: readonly App[], importId?: string): Promise<ImportResult[]> {
  return (await writeApi("POST", "/api/collection/import", { apps, importId }, importAnswerSchema)).results;
}

export async function putCorrection(appid: number, correction: Correction): Promise<ImportResult> {
  return (await writeApi("PUT", `/api/collection/import/${appid}`, correction, correctedSchema)).result;
}

/** @returns the address at Steam */
export async function postSignIn(page: SignInPage): Promise<string> {
  return (await writeApi("POST", "/api/steam/sign-in", { page }, signInAnswerSchema)).url;
}

export function postWishlist(steamid: string): Promise<WishlistAnswer> {
  return writeApi("POST", "/api/steam/wishlist", { steamid }, wishlistAnswerSchema);
}

/** A sync that is not automatic is always due. */
export function postSync(automatic: boolean): Promise<BegunSync> {
  return writeApi("POST", "/api/steam/sync", { automatic }, syncAnswerSchema);
}
