import { toast, toastError } from "@/components/ui/toast-store";

/** Opens the device's share sheet on touch screens; elsewhere it copies the address of a page of this site. */
export async function shareLink(path: string, title: string): Promise<void> {
  const url = window.location.origin + path;
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyLink(path);
  // Rejects if the user closes the sheet.
  await navigator.share({ title, url }).catch(() => undefined);
}

export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + path);
    toast({ title: "Link copied", variant: "success" });
  } catch {
    toastError("The link could not be copied. Please copy it from the address bar.");
  }
}
