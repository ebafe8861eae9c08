/** By then every browser has started the download. */
const REVOKE_AFTER_MS = 10_000;

/** Downloads data as a file of this name. */
export function saveBlob(data: Blob, fileName: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
