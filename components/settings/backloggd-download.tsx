"use client";

import { useState } from "react";
import { DownloadButton } from "./download-button";
import { Row } from "./row";

/** With the choice to publish the notes. */
export function BackloggdDownload() {
  const [withNotes, setWithNotes] = useState(false);
  return (
    <Row
      title="Backloggd, JSON"
      text={
        <>
          For the browser extension Backloggd Data Transfer, without platforms and the day you added a game.
          <label className="flex min-h-11 items-center gap-2.5 text-ink">
            <input
              type="checkbox"
              checked={withNotes}
              onChange={(event) => setWithNotes(event.target.checked)}
              className="checkbox"
            />
            With my notes, as reviews that everyone can read
          </label>
        </>
      }
    >
      <div className="max-sm:w-full">
        <DownloadButton
          query={withNotes ? "format=backloggd&notes=1" : "format=backloggd"}
          label="the file for Backloggd"
        />
      </div>
    </Row>
  );
}
