import { toast, toastError } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";
import { SIGN_IN_FAILED, SIGN_IN_PROBLEMS, SIGN_IN_SAVED } from "@/lib/steam-library/messages";
import type { SignInPage } from "@/lib/steam-library/schema";

/** @returns false, with a toast, when the sign-in could not begin */
export async function goToSteam(page: SignInPage): Promise<boolean> {
  try {
    const { url } = await api.post("/api/steam/sign-in", { body: { page } });
    window.location.assign(url);
    return true;
  } catch (error) {
    toastError(error instanceof Error ? error.message : SIGN_IN_FAILED);
    return false;
  }
}

/** Shows the result in the address, once. */
export function showResult(): void {
  const url = new URL(window.location.href);
  const result = url.searchParams.get("steam");
  if (result === null) return;
  url.searchParams.delete("steam");
  window.history.replaceState(null, "", url);
  if (result === "saved") toast({ title: "Success", description: SIGN_IN_SAVED, variant: "success" });
  else toastError(new Map(Object.entries(SIGN_IN_PROBLEMS)).get(result) ?? SIGN_IN_FAILED);
}
