"use client";

import { usePathname } from "next/navigation";
import { island } from "@/components/ui/island";
import { useSignedInHint } from "@/lib/auth/session-hint";

/** The pages after the rendered one. */
export const MoreProfileGames = island(() =>
  import("./later-profile-games").then((module) => module.LaterProfileGames),
);

const VisibilityNote = island(() => import("./visibility-note").then((module) => module.VisibilityNote), {
  when: useSignedInHint,
});

/**
 * A note for owners whose profile is not public. The page itself is the same for everyone, so that a private profile looks like
 * one that does not exist.
 */
export function OwnVisibility(props: { visibility: "link" } | { visibility: "private"; contact: string }) {
  const username = usePathname().split("/")[2];
  return username ? <VisibilityNote username={username} {...props} /> : null;
}
