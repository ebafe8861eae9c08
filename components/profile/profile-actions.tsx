"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { useLazy } from "@/components/ui/use-lazy";
import { useMenuButton } from "@/components/ui/use-menu-button";
import { useSignedInHint } from "@/lib/auth/session-hint";

const EditProfile = island(() => import("./edit-profile").then((module) => module.EditProfile), {
  when: useSignedInHint,
});

/** The page is the same for everyone: what only its owner has loads for signed-in users. */
export function ProfileActions({ username }: { username: string }) {
  const [menu, loadMenu] = useLazy(() => import("./profile-menu"));
  const [control, button] = useMenuButton(loadMenu);
  return (
    <div className="needs-script relative flex gap-1.5">
      <EditProfile username={username} />
      <Button
        {...button}
        variant="ghost"
        aria-label="More"
        data-tip="More"
        className="size-11 p-0 max-md:border-line max-md:bg-surface"
      >
        <Icon name="ellipsis" className="size-[18px]" />
      </Button>
      {menu ? <menu.ProfileMenu control={control} username={username} /> : null}
    </div>
  );
}
