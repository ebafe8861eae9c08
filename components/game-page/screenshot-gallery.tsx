"use client";

import { type MouseEvent, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import imageLoader from "@/lib/games/image-loader";
import { DownloadButton } from "./download-button";
import { FULL_WIDTH_PX, ScreenshotThumb } from "./screenshot-thumb";

/** Two rows of four; the rest opens on demand. */
const SHOWN_AT_ONCE = 8;

type ScreenshotGalleryProps = {
  name: string;
  /** Prefix of downloaded files' names. */
  slug: string;
  /** In any of IGDB's sizes. */
  urls: string[];
};

export function ScreenshotGallery({ name, slug, urls }: ScreenshotGalleryProps) {
  const [viewer, loadViewer] = useLazy(() => import("./screenshot-viewer"));
  const [opened, setOpened] = useState<{ index: number; opener: HTMLElement } | null>(null);
  const pictures = urls.map((url, index) => ({
    url,
    full: imageLoader({ src: url, width: FULL_WIDTH_PX }),
    alt: `Screenshot ${index + 1} of ${name}`,
    fileName: `${slug}-${index + 1}.jpg`,
  }));

  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    // A click with a modifier key opens a tab, as on every link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadViewer();
    setOpened({ index, opener: event.currentTarget });
  };
  const grid = (from: number, to?: number) => (
    <ul className="screenshot-grid">
      {pictures.slice(from, to).map((picture, offset) => (
        <li key={picture.url} className="group relative">
          <ScreenshotThumb
            {...picture}
            onPointerEnter={loadViewer}
            onClick={(event) => open(event, from + offset)}
          />
          <DownloadButton
            url={picture.full}
            fileName={picture.fileName}
            label={`Download screenshot ${from + offset + 1}`}
            className="screenshot-download"
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div className="mt-4">
      {grid(0, SHOWN_AT_ONCE)}
      {pictures.length > SHOWN_AT_ONCE && (
        <details className="group/more mt-3">
          <summary className="flex min-h-11 w-fit list-none items-center text-[14px] text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">Show all {pictures.length} screenshots</span>
            <span className="hidden group-open/more:inline">Show fewer screenshots</span>
          </summary>
          <div className="mt-2">{grid(SHOWN_AT_ONCE)}</div>
        </details>
      )}
      {viewer && opened ? (
        <viewer.ScreenshotViewer
          title={`Screenshots of ${name}`}
          pictures={pictures}
          index={opened.index}
          onIndexChange={(index) => setOpened({ ...opened, index })}
          onClose={() => setOpened(null)}
          opener={opened.opener}
        />
      ) : null}
    </div>
  );
}
