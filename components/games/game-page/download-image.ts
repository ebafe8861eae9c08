import { saveBlob } from "@/components/ui/save-blob";

/**
 * Saves an image as a file: `download` on a plain link does nothing for an image of another origin.
 * @throws when the image cannot be fetched.
 */
export async function downloadImage(url: string, fileName: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The image answered ${response.status}.`);
  saveBlob(await response.blob(), fileName);
}
