"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import type { OwnProfile } from "@/lib/profile/own-profile";
import { ownProfileOptions } from "@/lib/profile/own-queries";
import { SettingsPage } from "./settings-page";

export type Person = { user: SessionUser; profile: OwnProfile };

type SettingsScreenProps = { data: ReactNode; deleteAccount: ReactNode };

/** Keeps the last known user, so that unsaved input survives the end of a session. */
export function SettingsScreen({ data, deleteAccount }: SettingsScreenProps) {
  const { user, isLoading, isError, retry } = useSession();
  const { data: profile, ...reading } = useQuery({ ...ownProfileOptions(), enabled: user !== null });
  const [person, setPerson] = useState<Person | null>(null);
  const [firstId, setFirstId] = useState<string | null>(null);
  if (user && profile && (person?.user !== user || person.profile !== profile)) {
    setPerson({ user, profile });
    setFirstId(firstId ?? user.id);
  }
  const isHere = usePathname() === "/settings";

  return (
    <SettingsPage
      // Another user gets a new form. The first known user may have typed something before being known.
      key={person && person.user.id !== firstId ? person.user.id : "first"}
      person={person}
      isSignedOut={isHere && !isLoading && !isError && !user}
      isAway={!person && (isError || reading.isError)}
      isRetrying={reading.isFetching || isLoading}
      onRetry={() => {
        retry();
        if (user) void reading.refetch();
      }}
      data={data}
      deleteAccount={deleteAccount}
    />
  );
}
