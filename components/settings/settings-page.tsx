"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { useLazy } from "@/components/ui/use-lazy";
import { authPath } from "@/lib/auth/next-path";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import { accountName } from "@/lib/initials";
import { AccountCards } from "./account-cards";
import { AvatarCard } from "./avatar-card";
import { BannerCard } from "./banner-card";
import { DeleteAccount } from "./delete-account";
import { ProfileForm } from "./profile-form";
import { SettingsCard } from "./settings-card";
import { SettingsNotice } from "./settings-notice";
import type { Person } from "./settings-screen";
import { useLeaveGuard } from "./use-leave-guard";
import { useSettingsForm } from "./use-settings-form";

/** Only users who postponed the username prompt see it. */
const UsernameCard = lazyPart(() => import("./username-card").then((module) => module.UsernameCard));

export type SettingsPageProps = {
  /** Null while unknown; the layout stays the same. */
  person: Person | null;
  isSignedOut: boolean;
  /** Supabase is unavailable. */
  isAway: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  data: ReactNode;
  deleteAccount: ReactNode;
};

export function SettingsPage(props: SettingsPageProps) {
  const { person, isSignedOut, isAway, isRetrying, onRetry, data, deleteAccount } = props;
  const form = useSettingsForm(person?.profile ?? null);
  const isLeaving = isSignedOut && !form.isDirty;
  // middleware.ts redirects on page load; this covers a session that ends while the page is open.
  useEffect(() => {
    if (isLeaving) window.location.replace(authPath("/settings"));
  }, [isLeaving]);
  const isLoading = !person;
  const disabled = isLoading || isSignedOut;

  return (
    <>
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href="/games">
          <Icon name="arrow-left" className="size-4" />
          Back to Games
        </Link>
      </Button>
      <h1 className="mt-3 mb-7 text-[32px] md:text-[40px]">Settings</h1>
      {isSignedOut && form.isDirty ? (
        <SettingsNotice
          title="You are signed out"
          text="Your changes are still here, but not saved. Sign in again in another tab, and come back to save them."
        >
          <Button asChild>
            <ExternalLink variant="plain" href="/auth">
              Sign in
            </ExternalLink>
          </Button>
        </SettingsNotice>
      ) : null}
      {isAway ? (
        <SettingsNotice title="Your settings can't be loaded" text={ACCOUNT_UNAVAILABLE_MESSAGE}>
          <Button pending={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        </SettingsNotice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6 lg:top-24 lg:[@media(min-height:45rem)]:sticky">
          {person && person.user.username === null && !isSignedOut ? (
            <Suspense>
              <UsernameCard user={person.user} />
            </Suspense>
          ) : null}
          <BannerCard
            url={person?.profile.bannerUrl ?? null}
            isLoading={isLoading && !isAway}
            disabled={disabled}
          />
          <AvatarCard
            name={person ? accountName(person.user) : ""}
            url={person?.profile.avatarUrl ?? null}
            isLoading={isLoading}
            disabled={disabled}
          />
        </div>
        <ProfileForm form={form} isLoading={isLoading} isAway={isAway} isSignedOut={isSignedOut} />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <AccountCards person={person} disabled={disabled} />
        <fieldset disabled={disabled} className="contents">
          {data}
        </fieldset>
        <SettingsCard id="delete-account" title="Delete Account" className="lg:col-span-2">
          <p className="max-w-[40rem] text-ink-2">
            Delete your account yourself, at once. For a week you can still restore it by signing in.
          </p>
          <div className="mt-4 mb-6 border-line border-b pb-6">
            <DeleteAccount disabled={disabled} />
          </div>
          <h3 className="mb-3 text-[15.5px]">Or by e-mail</h3>
          {deleteAccount}
        </SettingsCard>
      </div>
    </>
  );
}

/** Confirms before a link or the end of the session discards unsaved changes. */
function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const [dialog, loadDialog] = useLazy(() => import("@/components/ui/confirm-dialog"));
  const [held, setHeld] = useState<{ leave: () => void } | null>(null);
  useLeaveGuard(isDirty, (leave) => {
    loadDialog();
    setHeld({ leave });
  });
  if (!dialog || !held) return null;
  return (
    <dialog.ConfirmDialog
      title="Leave without saving?"
      text="What you changed in your settings is not saved yet."
      confirm="Leave without saving"
      cancel="Keep editing"
      onCancel={() => setHeld(null)}
      onConfirm={() => {
        setHeld(null);
        onDiscard();
        held.leave();
      }}
    />
  );
}
