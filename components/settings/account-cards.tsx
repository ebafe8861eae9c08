"use client";

import { Suspense } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { Person } from "./settings-screen";

const ChangeEmailCard = lazyPart(() =>
  import("./change-email-card").then((module) => module.ChangeEmailCard),
);
const ChangePasswordCard = lazyPart(() =>
  import("./change-password-card").then((module) => module.ChangePasswordCard),
);

const ChangeUsernameCard = lazyPart(() =>
  import("./change-username-card").then((module) => module.ChangeUsernameCard),
);
const PrivacyCard = lazyPart(() => import("./privacy-card").then((module) => module.PrivacyCard));
const SwitchCard = lazyPart(() => import("./switch-card").then((module) => module.SwitchCard));

type AccountCardsProps = { person: Person | null; disabled: boolean };

/** Loaded lazily: these cards are below the fold. */
export function AccountCards({ person, disabled }: AccountCardsProps) {
  const places = (
    <>
      <CardSkeleton
        // Links lead here before the card has loaded.
        id="visibility"
        title="Visibility"
        className="min-h-[1150px] sm:min-h-[980px] lg:col-span-2 lg:min-h-[620px]"
      />
      <CardSkeleton title="Username" className="min-h-[330px]" />
      <div className="grid content-start gap-6">
        <CardSkeleton title="Imported games" className="min-h-[196px]" />
        <CardSkeleton title="Sync with Steam" className="min-h-[196px]" />
        <CardSkeleton title="Games for adults only" className="min-h-[196px]" />
      </div>
      <CardSkeleton title="E-mail" className="min-h-[384px]" />
      <CardSkeleton title="Password" className="min-h-[384px]" />
    </>
  );
  if (!person) return places;
  return (
    <Suspense fallback={places}>
      <PrivacyCard profile={person.profile} disabled={disabled} />
      {person.user.username === null ? null : <ChangeUsernameCard person={person} />}
      <div className="grid content-start gap-6">
        <SwitchCard
          id="imported-games"
          title="Imported games"
          description="Games from Steam without a status are private. If you show them, they count on your profile, have a tab of their own there, and can be in your widget."
          label="Show imported games on my profile"
          field="showImported"
          profile={person.profile}
          disabled={disabled}
        />
        <SwitchCard
          id="steam-sync"
          title="Sync with Steam"
          description={`Once a day, when you open your shelf, new games from your Steam library appear as imported, and play times are updated. What you entered or removed stays as it is. ${person.profile.steamId ? "" : "This needs your Steam ID, which you enter above."}`}
          label="Sync my Steam library automatically"
          field="steamSync"
          profile={person.profile}
          disabled={disabled}
        />
        <SwitchCard
          id="adult-games"
          title="Games for adults only"
          description="Searches only count erotic games, and the pages of these games ask first. By turning this on you confirm that you are 18 or older. Only you can see this choice."
          label="Show games for adults only"
          field="showAdult"
          profile={person.profile}
          disabled={disabled}
        />
      </div>
      <ChangeEmailCard />
      <ChangePasswordCard />
    </Suspense>
  );
}

type CardSkeletonProps = { id?: string; title: string; className: string };

function CardSkeleton({ id, title, className }: CardSkeletonProps) {
  return (
    <Card id={id} aria-label={title} aria-busy="true" className={cn("scroll-mt-24 sm:p-6", className)}>
      <h2 className="text-[20px]">{title}</h2>
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-6 h-[42px] max-w-[26rem]" />
    </Card>
  );
}
