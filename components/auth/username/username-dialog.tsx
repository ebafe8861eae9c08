"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import type { SessionUser } from "@/lib/auth/session";
import { statusesOptions } from "@/lib/collection/queries";
import { announceUsername, USERNAME_SET } from "./announce-username";
import { UsernameForm } from "./username-form";
import { usernameLead } from "./username-lead";

const SUCCESS_MS = 1000;

type UsernameDialogProps = {
  user: SessionUser;
  /** Opened by what needs a username. */
  isAsked: boolean;
  onLater: () => void;
};

/** The spec's alert, whose settings are here. */
const USERNAME_FIRST = "Please set a public username first, here or in settings.";

export function UsernameDialog({ user, isAsked, onLater }: UsernameDialogProps) {
  const queryClient = useQueryClient();
  const pathname = usePathname();
  const router = useRouter();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: statuses } = useQuery(statusesOptions());
  // A user who is choosing a password or confirming an e-mail finishes that first.
  const isShown = pathname !== "/auth" && !pathname.startsWith("/auth/");
  // On a phone the toast would cover the field, and the prompt itself shows that the e-mail is confirmed.
  useEffect(() => {
    const over = currentToast();
    if (isShown && over) dismissToast(over.id);
  }, [isShown]);
  if (!isShown) return null;

  const lead = `${isAsked ? `${USERNAME_FIRST} ` : ""}${usernameLead(user.takenUsername)}`;
  const onSaved = (username: string) => {
    setChosen(username);
    const goOn = () => {
      announceUsername(queryClient, user.id, username);
      // A user who was asked for it goes on with what needs it.
      if (statuses && Object.keys(statuses).length === 0 && !isAsked) router.push("/welcome");
    };
    // Later, because it closes the prompt, and on a phone the toast would cover its text.
    setTimeout(() => dismissDialog(goOn), SUCCESS_MS);
  };

  return (
    <Dialog open onClose={() => chosen === null && onLater()}>
      <DialogContent
        title={chosen === null ? "Choose your username" : "All set"}
        hideTitle={chosen !== null}
        description={chosen === null ? lead : undefined}
        place="sheet"
        className="md:max-w-[432px]"
        // On a phone the focused field would open the keyboard over the page.
        onOpenAutoFocus={(event) => {
          if (!matchMedia("(pointer: coarse)").matches) return;
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        // An accidental click must not discard what was typed.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {chosen === null ? (
          <UsernameForm onSaved={onSaved} onLater={() => dismissDialog(onLater)} />
        ) : (
          <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
            <Icon name="circle-check" className="size-12 text-good" />
            <div>
              <p className="font-[650] font-display text-[22px] leading-tight">{USERNAME_SET}</p>
              <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">Welcome, {chosen}!</p>
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
