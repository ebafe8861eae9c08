"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast, toastError } from "@/components/ui/toast-store";

/** Copies the address of a page of this site. */
export function CopyLink({ path }: { path: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      toast({ title: "Link copied", variant: "success" });
    } catch {
      toastError("The link could not be copied. Please copy it from the address bar.");
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Icon name="link-2" className="size-4" />
      Copy link
    </Button>
  );
}
