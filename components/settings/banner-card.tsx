"use client";

import { useState } from "react";
import { LogoMark } from "@/components/site/logo";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { ChooseFile } from "./choose-file";
import { PictureFileError, toBanner } from "./picture-file";
import { PictureProgressBar } from "./picture-progress";
import { RemoveButton } from "./remove-button";
import { usePicture } from "./use-picture";

export type BannerCardProps = { url: string | null; isLoading: boolean; disabled: boolean };

export function BannerCard({ url, isLoading, disabled }: BannerCardProps) {
  const { progress, note, upload, remove } = usePicture("banner");
  const [isOver, setOver] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const isBusy = progress !== null || isOpening;

  const take = async (file: File) => {
    setOpening(true);
    try {
      await upload(await toBanner(file));
    } catch (error) {
      toastError(error instanceof PictureFileError ? error.message : "Unexpected error updating banner.");
    }
    setOpening(false);
  };

  return (
    <Card
      id="cover-photo"
      aria-labelledby="cover-photo-title"
      aria-busy={isBusy || undefined}
      className="overflow-hidden !p-0"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !disabled && !isBusy) void take(file);
      }}
    >
      <BannerPicture url={url} isLoading={isLoading} isBusy={isBusy} isOver={isOver} />
      <div className="p-5 sm:p-6">
        <h2 id="cover-photo-title" className="text-[20px]">
          Cover photo
        </h2>
        <p className="mt-1.5 text-[14px] text-ink-2">
          Shown at the top of your public profile. Wide pictures look best.
        </p>
        <div className="mt-4 grid min-h-9 content-center">
          {progress ? (
            <PictureProgressBar progress={progress} label="Uploading your cover photo" />
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              <ChooseFile
                label="Cover photo file"
                size="sm"
                disabled={disabled}
                pending={isOpening}
                onFile={(file) => void take(file)}
              >
                <Icon name="image-up" className="size-4" />
                {url ? "Change photo" : "Upload photo"}
              </ChooseFile>
              {url ? (
                <RemoveButton
                  what="your cover photo"
                  disabled={disabled || isOpening}
                  onRemove={() => void remove()}
                />
              ) : null}
            </div>
          )}
        </div>
        <p role="status" className="mt-3 text-[13px] text-ink-2 empty:hidden">
          {note}
        </p>
      </div>
    </Card>
  );
}

type BannerPictureProps = { url: string | null; isLoading: boolean; isBusy: boolean; isOver: boolean };

function BannerPicture({ url, isLoading, isBusy, isOver }: BannerPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  return (
    <div
      className={cn(
        "relative grid aspect-[3/1] place-items-center overflow-hidden border-line border-b bg-raised",
        isLoading && "animate-shimmer",
      )}
    >
      {isShown ? (
        <img
          src={url}
          alt="Your cover"
          onError={() => setBroken(url)}
          className={cn("size-full object-cover transition-opacity duration-150", isBusy && "opacity-50")}
        />
      ) : isLoading ? null : (
        <>
          <div className="lamp-glow absolute inset-x-0 -top-1/2 h-[200%]" />
          <LogoMark className="relative size-12 opacity-80" />
        </>
      )}
      {isOver ? (
        <p className="absolute inset-2 grid place-items-center rounded-control border-2 border-lamp border-dashed bg-plate font-semibold text-plate-ink">
          Drop the picture here
        </p>
      ) : null}
    </div>
  );
}
