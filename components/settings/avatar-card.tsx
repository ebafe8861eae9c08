"use client";

import { useState } from "react";
import { Avatar } from "@/components/site/avatar";
import { Icon } from "@/components/ui/icon";
import { toastError } from "@/components/ui/toast-store";
import { useLazy } from "@/components/ui/use-lazy";
import { ChooseFile } from "./choose-file";
import { PictureFileError, toCropSource } from "./picture-file";
import { RemoveButton } from "./remove-button";
import { SettingsCard } from "./settings-card";
import { usePicture } from "./use-picture";

export type AvatarCardProps = { name: string; url: string | null; isLoading: boolean; disabled: boolean };

export function AvatarCard({ name, url, isLoading, disabled }: AvatarCardProps) {
  const { progress, note, upload, remove } = usePicture("avatar");
  const [dialog, loadDialog] = useLazy(() => import("./crop-dialog"));
  const [source, setSource] = useState<Blob | null>(null);
  const [isOpening, setOpening] = useState(false);
  const isBusy = progress !== null || isOpening;

  const open = async (file: File) => {
    if (isBusy) return;
    loadDialog();
    setOpening(true);
    try {
      setSource(await toCropSource(file));
    } catch (error) {
      toastError(error instanceof PictureFileError ? error.message : "Unexpected error updating avatar.");
    } finally {
      setOpening(false);
    }
  };

  return (
    <SettingsCard
      id="profile-picture"
      title="Profile picture"
      description="Shown in a circle, on your profile and beside your name."
    >
      <div className="flex items-center gap-5" aria-busy={isBusy || undefined}>
        {isLoading ? (
          <span className="size-[88px] shrink-0 animate-shimmer rounded-full bg-raised" />
        ) : (
          <Avatar name={name} avatarUrl={url} className="size-[88px] text-[28px]" />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ChooseFile
            label="Profile picture file"
            size="sm"
            disabled={disabled}
            pending={isBusy}
            onPointerEnter={loadDialog}
            onFocus={loadDialog}
            onFile={(file) => void open(file)}
          >
            <Icon name="image-up" className="size-4" />
            {url ? "Change picture" : "Upload picture"}
          </ChooseFile>
          {url ? (
            <RemoveButton
              what="your profile picture"
              disabled={disabled || isBusy}
              onRemove={() => void remove()}
            />
          ) : null}
        </div>
      </div>
      <p role="status" className="mt-3 text-[13px] text-ink-2 empty:hidden">
        {note}
      </p>
      {dialog && source ? (
        <dialog.CropDialog
          source={source}
          progress={progress}
          onClose={() => setSource(null)}
          onSave={upload}
        />
      ) : null}
    </SettingsCard>
  );
}
