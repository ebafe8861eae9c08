"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { listsChanged, useListWrite } from "@/components/collection/add-to-list/lists-changed";
import { useReport } from "@/components/moderation/use-report";
import { copyLink } from "@/components/page/share-link";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { useSession } from "@/lib/auth/queries";
import { useSignedInHint } from "@/lib/auth/session-hint";
import { api } from "@/lib/browser-api";
import { editListPath, listPath, listWidgetPath } from "@/lib/lists/path";
import type { Action } from "./action";
import { Actions } from "./actions";

type VisitorActionsProps = {
  list: { id: string; title: string; username: string; isRanked: boolean; gameIds: readonly number[] };
  as: "menu" | "rows";
};

/** What visitors can do with a list: copy its link, copy it, embed it. */
export function VisitorActions({ list, as }: VisitorActionsProps) {
  const { id, title, username, isRanked, gameIds } = list;
  const { user } = useSession();
  const reporting = useReport({ id, title, kinds: ["list"] });
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
  const actions: Action[] = [
    { icon: "link-2", label: "Copy link", onSelect: () => void copyLink(listPath(list)) },
    ...(isSignedIn || as === "rows"
      ? [
          {
            icon: "copy-plus",
            label: "Make it my own list",
            isForUsers: true,
            onSelect: () => {
              if (!copying.isPending) copying.mutate();
            },
          } satisfies Action,
        ]
      : []),
    { icon: "code", label: "Embed", onSelect: opener.onClick },
    ...(user?.username === username
      ? []
      : [{ icon: "flag", label: "Report", ...reporting.entry } satisfies Action]),
  ];
  return (
    <>
      <Actions actions={actions} as={as} />
      {reporting.dialog}
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
