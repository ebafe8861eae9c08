"use client";

import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { type CropArea, cropSquare } from "./picture-file";
import { PictureProgressBar } from "./picture-progress";
import type { PictureProgress } from "./use-picture";

const ZOOM_MIN = 1;
const ZOOM_MAX = 3;
const ZOOM_STEP = 0.01;
/** Distance that an arrow key moves the picture. */
const KEYBOARD_STEP_PX = 4;

type CropDialogProps = {
  source: Blob;
  progress: PictureProgress;
  onClose: () => void;
  /** Resolves to whether the upload has succeeded; otherwise the dialog stays open. */
  onSave: (square: Blob) => Promise<boolean>;
};

/** Chooses the square part of an avatar. */
export function CropDialog({ source, progress, onClose, onSave }: CropDialogProps) {
  const url = useObjectUrl(source);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM_MIN);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isSaving, setSaving] = useState(false);

  const share = ((zoom - ZOOM_MIN) / (ZOOM_MAX - ZOOM_MIN)) * 100;

  const save = async () => {
    if (isSaving || !area) return;
    setSaving(true);
    const square = await cropSquare(source, area).catch(() => null);
    if (!square) toastError("Crop failed");
    const isSaved = square !== null && (await onSave(square));
    setSaving(false);
    if (isSaved) dismissDialog(onClose);
  };

  return (
    <Dialog open onClose={() => !isSaving && onClose()}>
      <DialogContent
        title="Choose the part to show"
        description="Drag the picture, or move it with the arrow keys."
        // A touch outside the dialog while dragging must not close it.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="relative h-[min(52svh,352px)] touch-none overflow-hidden rounded-control bg-ground">
          {url ? (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              minZoom={ZOOM_MIN}
              maxZoom={ZOOM_MAX}
              aspect={1}
              cropShape="round"
              showGrid={false}
              objectFit="cover"
              keyboardStep={KEYBOARD_STEP_PX}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              cropperProps={{
                role: "application",
                "aria-label": "The part that is shown. Arrow keys move the picture.",
              }}
              mediaProps={{ alt: "" }}
            />
          ) : null}
        </div>
        <div className="mt-5 flex items-center gap-3 text-ink-3">
          <Icon name="zoom-out" className="size-[18px] shrink-0" />
          <input
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${zoom.toFixed(2)} times`}
            min={ZOOM_MIN}
            max={ZOOM_MAX}
            step={ZOOM_STEP}
            value={zoom}
            disabled={isSaving}
            onChange={(event) => setZoom(Number(event.target.value))}
            style={{
              backgroundImage: `linear-gradient(to right, var(--lamp) ${share}%, var(--line-strong) ${share}%)`,
            }}
            className="h-6 min-w-0 flex-1 cursor-pointer appearance-none rounded-full bg-[length:100%_6px] bg-center bg-no-repeat disabled:opacity-50 [&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-lamp [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-lamp"
          />
          <Icon name="zoom-in" className="size-[18px] shrink-0" />
        </div>
        <div className="mt-5 flex min-h-[42px] flex-wrap items-center justify-end gap-3">
          {progress ? (
            <div className="mr-auto min-w-[128px] flex-1">
              <PictureProgressBar progress={progress} label="Uploading your profile picture" />
            </div>
          ) : null}
          <Button variant="ghost" disabled={isSaving} onClick={() => dismissDialog(onClose)}>
            Cancel
          </Button>
          <Button variant="primary" pending={isSaving} disabled={!area} onClick={() => void save()}>
            Save
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** A blob's URL, revoked on unmount. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
