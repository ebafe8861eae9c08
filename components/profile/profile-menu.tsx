"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { shareLink } from "@/components/site/share-link";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { leaveToButton, MenuPlace } from "@/components/ui/menu-place";
import { useLazy } from "@/components/ui/use-lazy";
import type { MenuControl } from "@/components/ui/use-menu-button";
import { useSession } from "@/lib/auth/queries";
import { profilePath } from "@/lib/profile/profile-route";
import { embedOptions } from "@/lib/profile/queries";

type ProfileMenuProps = { control: MenuControl; username: string };

/** Loaded on hover or focus. */
export function ProfileMenu({ control, username }: ProfileMenuProps) {
  const { user } = useSession();
  const isOwn = user?.username === username;
  const { data: widgetUrl } = useQuery({ ...embedOptions(user?.id ?? ""), enabled: isOwn });
  const [embed, loadEmbed] = useLazy(() => import("./embed-dialog"));
  const [isEmbedding, setEmbedding] = useState(false);
  return (
    <>
      <DropdownMenu open={control.open} onOpenChange={control.onOpenChange}>
        <MenuPlace button={control.button} />
        <DropdownMenuContent
          aria-labelledby={undefined}
          aria-label="More"
          onInteractOutside={leaveToButton(control)}
        >
          <DropdownMenuItem onSelect={() => void shareLink(profilePath(username), username)}>
            <Icon name="link-2" className="size-[18px] text-ink-3" />
            Share
          </DropdownMenuItem>
          {isOwn && widgetUrl ? (
            <DropdownMenuItem
              onSelect={() => {
                loadEmbed();
                setEmbedding(true);
              }}
            >
              <Icon name="code" className="size-[18px] text-ink-3" />
              Embed
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {embed && isEmbedding && widgetUrl ? (
        <embed.EmbedDialog
          lang="cs"
          widgetUrl={widgetUrl}
          title={username}
          onClose={() => setEmbedding(false)}
        />
      ) : null}
    </>
  );
}
