import { saveBlob } from "@/components/ui/save-blob";

/**
 * Downloads an image: `download` on a link does not work for other origins. @throws when the image cannot be
 * fetched.
 */
export async function downloadImage(url: string, fileName: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The image answered ${response.status}.`);
  saveBlob(await response.blob(), fileName);
}
