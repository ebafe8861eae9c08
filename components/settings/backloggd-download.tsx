"use client";

import { useState } from "react";
import { DownloadButton } from "./download-button";

/** With the choice to publish the notes. */
export function BackloggdDownload() {
  const [withNotes, setWithNotes] = useState(false);
  return (
    <>
      <label className="flex min-h-11 items-center gap-2.5 text-[14px] md:max-w-[15rem]">
        <input
          type="checkbox"
          checked={withNotes}
          onChange={(event) => setWithNotes(event.target.checked)}
          className="size-4 shrink-0 accent-lamp"
        />
        With my notes, as reviews that everyone can read
      </label>
      <DownloadButton
        query={withNotes ? "format=backloggd&notes=1" : "format=backloggd"}
        label="the file for Backloggd"
      />
    </>
  );
}
