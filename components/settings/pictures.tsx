"use client";

import { useRef, useState } from "react";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { island } from "@/components/ui/island";
import { toastError } from "@/components/ui/toast-store";
import { accountName } from "@/lib/initials";
import { type PictureName, PROFILE_PICTURES } from "@/lib/profile/profile-pictures";
import { Group } from "./group";
import { PictureFileError, toBanner, toCropSource } from "./picture-file";
import { PictureProgressBar } from "./picture-progress";
import { useSettings } from "./settings-context";
import { usePicture } from "./use-picture";

const CropDialog = island(() => import("./crop-dialog").then((module) => module.CropDialog));
const PictureActions = island(() => import("./picture-actions").then((module) => module.PictureActions));

/** Cover photo and profile picture. Each change is saved at once. */
export function Pictures() {
  const { person, isLocked } = useSettings();
  const avatar = usePicture("avatar");
  const banner = usePicture("banner");
  const avatarFile = useRef<HTMLInputElement>(null);
  const bannerFile = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<Blob | null>(null);
  const [opening, setOpening] = useState<PictureName | null>(null);
  /** Whose actions are shown: of one picture on phones, the removal of both elsewhere. */
  const [actions, setActions] = useState<PictureName | "remove" | null>(null);
  const [isOver, setOver] = useState(false);

  const name = person ? accountName(person.user) : "";
  const { avatarUrl = null, bannerUrl = null } = person?.profile ?? {};
  const progress = (source ? null : avatar.progress) ?? banner.progress;
  const isBusy = isLocked || opening !== null || avatar.progress !== null || banner.progress !== null;

  const take = async (picture: PictureName, file: File) => {
    if (isBusy) return;
    setOpening(picture);
    try {
      if (picture === "avatar") setSource(await toCropSource(file));
      else await banner.upload(await toBanner(file));
    } catch (error) {
      const { unexpected } = PROFILE_PICTURES[picture];
      toastError(error instanceof PictureFileError ? error.message : unexpected);
    }
    setOpening(null);
  };
  const choose = (picture: PictureName) => (picture === "avatar" ? avatarFile : bannerFile).current?.click();
  const fileInput = (picture: PictureName) => (
    <input
      ref={picture === "avatar" ? avatarFile : bannerFile}
      type="file"
      accept="image/*"
      aria-label={picture === "avatar" ? "Profile picture file" : "Cover photo file"}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Allows choosing the same file again after a failure.
        currentTarget.value = "";
        if (file) void take(picture, file);
      }}
    />
  );
  const change = (picture: PictureName, url: string | null, what: string) => (
    <>
      <Button
        size="sm"
        className="max-[899px]:hidden"
        disabled={isLocked}
        pending={opening === picture}
        onClick={() => choose(picture)}
      >
        {url ? "Change" : "Upload"} {what}
      </Button>
      <Button
        className="capitalize min-[900px]:hidden"
        disabled={isLocked}
        pending={opening === picture}
        onClick={() => (url ? setActions(picture) : choose(picture))}
      >
        {what}…
      </Button>
    </>
  );

  return (
    <Group title="Cover photo and profile picture" hideTitle="always">
      <section
        aria-label="Cover photo"
        aria-busy={isBusy || undefined}
        className={cn(
          "relative h-[104px] rounded-card bg-raised bg-center bg-cover min-[900px]:h-[150px]",
          !person && "animate-shimmer",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file) void take("banner", file);
        }}
      >
        {person && !bannerUrl ? <div className="lamp-glow absolute inset-0 rounded-card" /> : null}
        {bannerUrl ? (
          <img
            src={bannerUrl}
            alt="Your cover"
            className={cn("size-full rounded-card object-cover", opening === "banner" && "opacity-50")}
          />
        ) : null}
        {isOver ? (
          <p className="absolute inset-2 grid place-items-center rounded-control border-2 border-lamp border-dashed bg-plate font-semibold text-plate-ink">
            Drop the picture here
          </p>
        ) : null}
        <span className="absolute -bottom-[30px] left-4 rounded-full ring-5 ring-ground min-[900px]:-bottom-9 min-[900px]:left-6">
          <ProfileAvatar
            username={name}
            avatarUrl={avatarUrl}
            className="size-[76px] text-[27px] min-[900px]:size-24 min-[900px]:text-[34px]"
          />
        </span>
      </section>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2 pl-[104px] min-[900px]:mt-3.5 min-[900px]:pl-[140px]">
        {progress ? (
          <div className="min-w-40 flex-1">
            <PictureProgressBar
              progress={progress}
              label={banner.progress ? "Uploading your cover photo" : "Uploading your profile picture"}
            />
          </div>
        ) : (
          <>
            {change("avatar", avatarUrl, "picture")}
            {change("banner", bannerUrl, "cover")}
            {avatarUrl || bannerUrl ? (
              <Button
                variant="ghost"
                size="sm"
                className="max-[899px]:hidden"
                disabled={isBusy}
                onClick={() => setActions("remove")}
              >
                Remove…
              </Button>
            ) : null}
          </>
        )}
        {fileInput("avatar")}
        {fileInput("banner")}
      </div>
      <p role="status" className="mt-3 text-[13px] text-ink-2 empty:hidden">
        {avatar.note ?? banner.note}
      </p>
      {actions ? (
        <PictureActions
          of={actions}
          has={{ avatar: avatarUrl !== null, banner: bannerUrl !== null }}
          onChoose={choose}
          onRemove={(picture) => void (picture === "avatar" ? avatar : banner).remove()}
          onClose={() => setActions(null)}
        />
      ) : null}
      {source ? (
        <CropDialog
          source={source}
          progress={avatar.progress}
          onClose={() => setSource(null)}
          onSave={avatar.upload}
        />
      ) : null}
    </Group>
  );
}
