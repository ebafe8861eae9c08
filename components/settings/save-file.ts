import { saveBlob } from "@/components/ui/save-blob";

/**
 * Has the browser save what one of our addresses answers. Read whole before it is saved: a transfer that breaks off leaves
 * no half of a file behind.
 * @throws {Error} when it does not come.
 */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveBlob(await response.blob(), name ?? "questshelf");
}
