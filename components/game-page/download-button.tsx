"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { saveBlob } from "@/components/ui/save-blob";
import { Spinner } from "@/components/ui/spinner";
import { toastError } from "@/components/ui/toast-store";

export type DownloadButtonProps = {
  url: string;
  fileName: string;
  label: string;
  className?: string;
};

/** Downloads a picture. On pictures, so dark in both themes. */
export function DownloadButton({ url, fileName, label, className }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      // `download` on a link does not work for other origins.
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The image answered ${response.status}.`);
      saveBlob(await response.blob(), fileName);
    } catch (error) {
      window.reportClientError?.("caught", `download: ${error instanceof Error ? error.message : error}`);
      toastError("Failed to download the image");
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void download();
      }}
      className={cn("plate-button", className)}
    >
      {isBusy ? <Spinner /> : <Icon name="download" className="size-4" />}
    </button>
  );
}
