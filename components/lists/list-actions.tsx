"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { copyLink } from "@/components/site/share-link";
import { Icon } from "@/components/ui/icon";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { api } from "@/lib/browser-api";
import { editListPath, listPath, listWidgetPath } from "@/lib/lists/path";
import { listsChanged, useListWrite } from "./lists-changed";

type ListActionsProps = {
  list: { id: string; title: string; isRanked: boolean; gameIds: readonly number[] };
  /** On phones a menu, elsewhere a row for each. */
  as: "menu" | "rows";
};

/** What visitors can do with a list: copy its link, copy it, embed it. */
export function ListActions({ list, as }: ListActionsProps) {
  const { id, title, isRanked, gameIds } = list;
  const isSignedIn = useSignedInHint();
  const router = useRouter();
  // Not while the page is rendered: it is the same for everyone.
  const request = useRef<string>(undefined);
  const copying = useListWrite({
    write() {
      request.current ??= crypto.randomUUID();
      return api.post("/api/lists", {
        body: { request: request.current, title, isRanked, gameIds: [...gameIds] },
      });
    },
    onSaved: ({ id: copy }) => router.push(editListPath(copy)),
    refetch: (queryClient) => void listsChanged(queryClient),
    failure: "The list could not be created. Please try again.",
  });
  const { dialog, opener, close } = useLazyDialog(() => import("@/components/profile/embed-dialog"));
  const actions = [
    { icon: "link-2", label: "Copy link", onSelect: () => void copyLink(listPath(list)) },
    ...(isSignedIn
      ? [
          {
            icon: "copy",
            label: "Make it my own list",
            onSelect: () => {
              if (!copying.isPending) copying.mutate();
            },
          } as const,
        ]
      : []),
    { icon: "code", label: "Embed", onSelect: opener.onClick },
  ] as const;
  return (
    <>
      {as === "menu" ? (
        <MoreMenu>
          {actions.map(({ icon, label, onSelect }) => (
            <MenuItem key={label} icon={icon} onSelect={onSelect}>
              {label}
            </MenuItem>
          ))}
        </MoreMenu>
      ) : (
        actions.map(({ icon, label, onSelect }) => (
          <button
            key={label}
            type="button"
            onClick={onSelect}
            className="flex min-h-[44px] w-full items-center gap-3 text-left hover:text-lamp-text"
          >
            <Icon name={icon} className="size-[18px] text-ink-2" />
            {label}
          </button>
        ))
      )}
      {dialog ? (
        <dialog.EmbedDialog
          lang="en"
          widgetUrl={window.location.origin + listWidgetPath(id)}
          title={title}
          onClose={close}
        />
      ) : null}
    </>
  );
}
