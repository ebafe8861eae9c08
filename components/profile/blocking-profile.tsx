"use client";

import { useQuery } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { NotFoundMessage } from "@/components/page/not-found-message";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";

/** Replaces the profile if its owner blocks the user. A profile that the user has blocked stays visible, so that it can be unblocked there. */
export function BlockingProfile({ userId }: { userId: string }) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== userId;
  const { data } = useQuery({ ...relationsOptions([userId]), enabled: isOther });
  const content = document.getElementById("content");
  if (!content || !data?.hidden.includes(userId) || data.blocked.includes(userId)) return null;
  return (
    <>
      {/* Hides the profile (app/(site)/user/[username]/layout.tsx). */}
      <span data-blocking hidden />
      {createPortal(<NotFoundMessage title="Profile not found" text="This user does not exist." />, content)}
    </>
  );
}
