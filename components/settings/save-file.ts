import { saveBlob } from "@/components/ui/save-blob";

/**
 * Downloads a file of our API. Reads it whole before saving, so that an aborted transfer leaves no partial file.
 * @throws {Error} when the download fails.
 */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveBlob(await response.blob(), name ?? "questshelf");
}
