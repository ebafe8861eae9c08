/** After this long every browser has begun to save. */
const REVOKE_AFTER_MS = 10_000;

/** Has the browser save data as a file of this name. */
export function saveBlob(data: Blob, fileName: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
