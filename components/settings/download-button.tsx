"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { saveFile } from "./save-file";

type DownloadButtonProps = {
  /** Of /api/profile/data. */
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
