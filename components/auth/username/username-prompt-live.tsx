"use client";

import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import type { SessionUser } from "@/lib/auth/session";
import { tellUsername, USERNAME_SET } from "./tell-username";
import { UsernameForm } from "./username-form";
import { usernameLead } from "./username-lead";

const SUCCESS_MS = 1000;

export type UsernamePromptLiveProps = { user: SessionUser; onLater: () => void };

export function UsernamePromptLive({ user, onLater }: UsernamePromptLiveProps) {
  const queryClient = useQueryClient();
  const pathname = usePathname();
  const [chosen, setChosen] = useState<string | null>(null);
  // Who is about to choose a password, or to confirm an e-mail, does that first.
  const isShown = pathname !== "/auth" && !pathname.startsWith("/auth/");
  // On a phone it would lie over the field; that the e-mail is confirmed stands in the prompt's own words.
  useEffect(() => {
    const over = currentToast();
    if (isShown && over) dismissToast(over.id);
  }, [isShown]);
  if (!isShown) return null;

  const onSaved = (username: string) => {
    setChosen(username);
    // Not sooner: the prompt goes by it, and on a phone the toast would lie over the prompt's own words.
    setTimeout(() => tellUsername(queryClient, user.id, username), SUCCESS_MS);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && chosen === null && onLater()}>
      <DialogContent
        title={chosen === null ? "Choose your username" : "All set"}
        hideTitle={chosen !== null}
        description={chosen === null ? usernameLead(user.takenUsername) : undefined}
        place="sheet"
        className="sm:max-w-[27rem]"
        // On a phone the field would bring up its keyboard over the page that somebody has come for.
        onOpenAutoFocus={(event) => {
          if (!matchMedia("(pointer: coarse)").matches) return;
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        // What is typed must not be lost by a stray click.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {chosen === null ? (
          <UsernameForm onSaved={onSaved} onLater={onLater} />
        ) : (
          <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
            <CircleCheck aria-hidden="true" className="size-12 text-good" />
            <div>
              <p className="font-display font-semibold text-[22px] leading-tight">{USERNAME_SET}</p>
              <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">Welcome, {chosen}!</p>
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
