"use client";

import { useQueryClient } from "@tanstack/react-query";
import { announceUsername } from "@/components/auth/username/announce-username";
import { UsernameForm } from "@/components/auth/username/username-form";
import { usernameLead } from "@/components/auth/username/username-lead";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { profileKeys } from "@/lib/profile/keys";
import type { Person } from "./settings-context";

type ChangeUsernameDialogProps = { person: Person; onClose: () => void };

export function ChangeUsernameDialog({ person: { user }, onClose }: ChangeUsernameDialogProps) {
  const queryClient = useQueryClient();
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title={user.username === null ? "Choose your username" : "Change username"}
        description={
          user.username === null
            ? usernameLead(user.takenUsername)
            : "You can change it once every 30 days. For a year, links to your old name lead to the new one, and no other user can take it."
        }
        place="sheet"
      >
        <UsernameForm
          current={user.username}
          onSaved={(username) =>
            dismissDialog(() => {
              onClose();
              announceUsername(queryClient, user.id, username);
              void queryClient.invalidateQueries({ queryKey: profileKeys.own });
            })
          }
        />
      </DialogContent>
    </Dialog>
  );
}
