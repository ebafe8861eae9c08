"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { dismissDialog, useBackCloses } from "@/components/ui/back-closes";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { DownloadButton } from "./download-button";

/** Minimum length of a swipe. */
const SWIPE_PX = 48;

type ViewerPicture = { full: string; alt: string; fileName: string };

type ScreenshotViewerProps = {
  title: string;
  pictures: ViewerPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Gets the focus back. */
  opener: HTMLElement;
};

const buttonClasses =
  "grid size-11 place-items-center rounded-full bg-plate text-plate-ink hover:brightness-150 disabled:opacity-40";

/** One picture at a time over the whole window: arrow keys, swipe, Escape. */
export function ScreenshotViewer({
  title,
  pictures,
  index,
  onIndexChange,
  onClose,
  opener,
}: ScreenshotViewerProps) {
  const startX = useRef<number | null>(null);
  const picture = pictures[index];
  const at = (offset: number) => (index + offset + pictures.length) % pictures.length;
  const go = (offset: number) => onIndexChange(at(offset));
  const hasMore = pictures.length > 1;

  useBackCloses(true, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    go(event.key === "ArrowLeft" ? -1 : 1);
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = startX.current === null ? 0 : event.clientX - startX.current;
    startX.current = null;
    if (Math.abs(moved) >= SWIPE_PX) go(moved > 0 ? -1 : 1);
  };

  if (!picture) return null;
  return (
    <DialogPrimitive.Root open onOpenChange={() => dismissDialog(onClose)}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-black" />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.focus();
          }}
          className="fixed inset-0 z-50 grid animate-fade-in grid-rows-[auto_minmax(0,1fr)_auto] outline-none [color-scheme:dark]"
        >
          <div className="flex items-center justify-between gap-3 p-3 md:p-4">
            <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
            <p aria-live="polite" className="px-1 text-[14px] text-plate-ink/80 tabular-nums">
              {index + 1} of {pictures.length}
            </p>
            <div className="flex gap-2">
              <DownloadButton
                url={picture.full}
                fileName={picture.fileName}
                label="Download"
                className="size-11! rounded-full!"
              />
              <DialogPrimitive.Close aria-label="Close" data-tip="Close" className={buttonClasses}>
                <Icon name="x" className="size-5" />
              </DialogPrimitive.Close>
            </div>
          </div>
          <div
            onPointerDown={(event) => {
              startX.current = event.isPrimary ? event.clientX : null;
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              startX.current = null;
            }}
            className="relative mx-3 touch-pan-y touch-pinch-zoom select-none md:mx-20"
          >
            {/* Shown until the picture has loaded. */}
            <Spinner className="absolute inset-0 m-auto size-6 text-plate-ink/60" />
            <img
              key={picture.full}
              src={picture.full}
              alt={picture.alt}
              draggable={false}
              className="absolute inset-0 size-full animate-fade-in object-contain"
            />
          </div>
          <div className="flex justify-center gap-3 p-3 md:p-4">
            {hasMore && (
              <>
                <button
                  type="button"
                  aria-label="Previous screenshot"
                  data-tip="Previous"
                  onClick={() => go(-1)}
                  className={`${buttonClasses} md:absolute md:top-1/2 md:left-4 md:-translate-y-1/2`}
                >
                  <Icon name="chevron-left" className="size-6" />
                </button>
                <button
                  type="button"
                  aria-label="Next screenshot"
                  data-tip="Next"
                  onClick={() => go(1)}
                  className={`${buttonClasses} md:absolute md:top-1/2 md:right-4 md:-translate-y-1/2`}
                >
                  <Icon name="chevron-right" className="size-6" />
                </button>
                {/* Preloads the neighbours. */}
                {[...new Set([at(1), at(-1)])].map((neighbour) => (
                  <img key={neighbour} src={pictures[neighbour]?.full} alt="" hidden />
                ))}
              </>
            )}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
