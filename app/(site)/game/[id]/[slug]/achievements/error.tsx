"use client";

import { lazy, Suspense } from "react";

/** Every page below loads this script, so the message is loaded on demand. */
const AchievementsError = lazy(() =>
  import("@/components/achievements/achievements-error").then((module) => ({
    default: module.AchievementsError,
  })),
);

export default function AchievementsErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <AchievementsError error={error} />
    </Suspense>
  );
}
