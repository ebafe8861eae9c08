"use client";

import { Suspense } from "react";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const ChangeEmailCard = lazyPart(() =>
  import("./change-email-card").then((module) => module.ChangeEmailCard),
);
const ChangePasswordCard = lazyPart(() =>
  import("./change-password-card").then((module) => module.ChangePasswordCard),
);

/** Loaded lazily: these cards are below the fold. */
export function AccountCards({ isKnown }: { isKnown: boolean }) {
  const places = (
    <>
      <CardSkeleton title="E-mail" />
      <CardSkeleton title="Password" />
    </>
  );
  if (!isKnown) return places;
  return (
    <Suspense fallback={places}>
      <ChangeEmailCard />
      <ChangePasswordCard />
    </Suspense>
  );
}

function CardSkeleton({ title }: { title: string }) {
  return (
    <Card aria-label={title} aria-busy="true" className="min-h-[384px] sm:p-6">
      <h2 className="text-[20px]">{title}</h2>
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-6 h-[42px] max-w-[26rem]" />
      <Skeleton className="mt-6 h-[42px] max-w-[26rem]" />
    </Card>
  );
}
