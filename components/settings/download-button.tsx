"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { saveBlob } from "@/components/ui/save-blob";
import { toastError, toastSuccess } from "@/components/ui/toast-store";

type DownloadButtonProps = {
  /** The query string for /api/profile/data. */
  query: string;
  /** What is downloaded, for screen readers. */
  label: string;
  children?: ReactNode;
};

export function DownloadButton({ query, label, children = "Download" }: DownloadButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      await saveFile(`/api/profile/data?${query}`);
      toastSuccess("Your file is ready.", null);
    } catch {
      toastError("Your data could not be downloaded. Please try again in a moment.");
    }
    setRunning(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isRunning}
      aria-label={`Download ${label}`}
      onClick={() => void download()}
    >
      <Icon name="download" className="size-4" />
      {children}
    </Button>
  );
}

/** Reads the file whole before saving, so that an aborted transfer leaves no partial file. */
async function saveFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveBlob(await response.blob(), name ?? "questshelf");
}
