/** After this long every browser has begun to save. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Saves an image as a file: `download` on a plain link does nothing for an image of another origin.
 * @throws when the image cannot be fetched.
 */
export async function downloadImage(url: string, fileName: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The image answered ${response.status}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
