"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/site/retry-page";

/** Every profile carries this boundary's script, so what it shows is fetched when it is needed. */
const ProfileError = lazy(() =>
  import("@/components/profile/profile-error").then((module) => ({ default: module.ProfileError })),
);

export default function ProfileErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Suspense>
      <ProfileError error={error} retry={retry} />
    </Suspense>
  );
}
