"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";
import { toastError } from "@/components/ui/toast-store";
import { downloadImage } from "./download-image";

export type DownloadButtonProps = {
  url: string;
  fileName: string;
  label: string;
  className?: string;
};

/** Saves a picture; it stands on pictures, so it is dark in both themes. */
export function DownloadButton({ url, fileName, label, className }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadImage(url, fileName);
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
      className={cn(
        "grid size-9 place-items-center rounded-[9px] bg-plate text-plate-ink hover:brightness-125",
        className,
      )}
    >
      {isBusy ? <Spinner /> : <Download aria-hidden="true" className="size-4" />}
    </button>
  );
}
