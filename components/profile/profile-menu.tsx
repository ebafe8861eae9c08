"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useReport } from "@/components/moderation/use-report";
import { shareLink } from "@/components/page/share-link";
import type { PersonRef } from "@/components/people/use-people-write";
import { island } from "@/components/ui/island";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { useSession } from "@/lib/auth/queries";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { profilePath } from "@/lib/profile/profile-route";
import { embedOptions } from "@/lib/profile/queries";

const BlockItem = island(() => import("@/components/people/block-item").then((module) => module.BlockItem), {
  when: useSignedInHint,
});

export type ProfilePerson = PersonRef & { avatarUrl: string | null; bannerUrl: string | null };

/** Loaded by the press of its button. */
export function ProfileMenu({ person }: { person: ProfilePerson }) {
  const { username } = person;
  const [open, setOpen] = useState(true);
  const { dialog, opener, close } = useLazyDialog(() => import("./embed-dialog"));
  const [widgetUrl, setWidgetUrl] = useState("");
  const { user } = useSession();
  const reporting = useReport({
    id: person.id,
    title: username,
    kinds: [
      "profile",
      ...(person.avatarUrl ? (["avatar"] as const) : []),
      ...(person.bannerUrl ? (["banner"] as const) : []),
    ],
  });
  return (
    <>
      <MoreMenu open={open} onOpenChange={setOpen}>
        <MenuItem icon="link-2" onSelect={() => void shareLink(profilePath(username), username)}>
          Share
        </MenuItem>
        {useSignedInHint() ? (
          <EmbedItem
            username={username}
            onEmbed={(url) => {
              setWidgetUrl(url);
              opener.onClick();
            }}
          />
        ) : null}
        {user?.id === person.id ? null : (
          <MenuItem icon="flag" {...reporting.entry}>
            Report
          </MenuItem>
        )}
        <BlockItem person={person} />
      </MoreMenu>
      {reporting.dialog}
      {dialog ? (
        <dialog.EmbedDialog lang="cs" widgetUrl={widgetUrl} title={username} onClose={close} />
      ) : null}
    </>
  );
}

/** For the profile's owner, if the configuration allows it. */
function EmbedItem({ username, onEmbed }: { username: string; onEmbed: (widgetUrl: string) => void }) {
  const { user } = useSession();
  const isOwn = user?.username === username;
  const { data: widgetUrl } = useQuery({ ...embedOptions(user?.id ?? ""), enabled: isOwn });
  if (!isOwn || !widgetUrl) return null;
  return (
    <MenuItem icon="code" onSelect={() => onEmbed(widgetUrl)}>
      Embed
    </MenuItem>
  );
}
