"use client";

import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { PictureName } from "@/lib/profile/profile-pictures";

type PictureActionsProps = {
  /** One picture, or the removal of both. */
  of: PictureName | "remove";
  has: Record<PictureName, boolean>;
  onChoose: (picture: PictureName) => void;
  onRemove: (picture: PictureName) => void;
  onClose: () => void;
};

const NAMES: Record<PictureName, string> = { avatar: "profile picture", banner: "cover photo" };

/** A removed picture cannot be restored, so that this dialog is also the question. */
export function PictureActions({ of, has, onChoose, onRemove, onClose }: PictureActionsProps) {
  const pictures = of === "remove" ? (["avatar", "banner"] as const) : [of];
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title={of === "remove" ? "Remove a picture" : `Your ${NAMES[of]}`}
        description="A removed picture is deleted. You can upload another one at any time."
        place="sheet"
      >
        <div className="grid gap-2">
          {of === "remove" ? null : (
            <Button
              onClick={() => {
                onChoose(of);
                dismissDialog(onClose);
              }}
            >
              <Icon name="image-up" className="size-4" />
              Choose another {NAMES[of]}
            </Button>
          )}
          {pictures.map((picture) =>
            has[picture] ? (
              <Button
                key={picture}
                className="text-danger-text"
                onClick={() => {
                  dismissDialog(onClose);
                  onRemove(picture);
                }}
              >
                <Icon name="trash-2" className="size-4" />
                Remove your {NAMES[picture]}
              </Button>
            ) : null,
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
