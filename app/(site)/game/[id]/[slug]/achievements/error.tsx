"use client";

import { lazy, Suspense } from "react";

/** Every page of achievements carries this boundary's script, so what it shows is fetched when it is needed. */
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
