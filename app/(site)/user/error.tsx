"use client";

import { lazy, Suspense } from "react";
import type { ErrorPageProps } from "@/components/page/retry-page";

/** Every page below loads this script, so the message is loaded on demand. */
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
