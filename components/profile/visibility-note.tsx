"use client";

import { useQuery } from "@tanstack/react-query";
import { ModerationNote } from "@/components/moderation/moderation-note";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { ownModerationOptions } from "@/lib/moderation/queries";
import { VISIBILITY_PATH } from "@/lib/profile/privacy";

type OwnVisibilityLiveProps = { username: string } & (
  | { visibility: "link" }
  /** An e-mail address. */
  | { visibility: "private"; contact: string }
);

export function VisibilityNote(props: OwnVisibilityLiveProps) {
  const { user } = useSession();
  if (user?.username?.toLowerCase() !== props.username.toLowerCase()) return null;
  if (props.visibility === "private") return <PrivateNote userId={user.id} contact={props.contact} />;
  return (
    <div className="wrap pointer-events-none absolute inset-x-0 top-4 md:top-5">
      <Link
        href={VISIBILITY_PATH}
        className="pointer-events-auto inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-glass px-3.5 text-[13.5px] text-ink-2 backdrop-blur-[10px] hover:text-ink"
      >
        <Icon name="eye-off" className="size-4" />
        Open by link only
      </Link>
    </div>
  );
}

function PrivateNote({ userId, contact }: { userId: string; contact: string }) {
  const { data } = useQuery(ownModerationOptions(userId));
  if (data?.suspended || data?.hidden.some(({ kind }) => kind === "profile")) {
    return <ModerationNote contact={contact} />;
  }
  return (
    <p className="mx-auto mt-6 max-w-[544px] text-[14.5px] text-ink-2">
      This is what others see: your profile is private. Your games are in{" "}
      <Link href="/collection" className="font-medium text-ink link">
        your collection
      </Link>
      , and{" "}
      <Link href={VISIBILITY_PATH} className="font-medium text-ink link">
        your settings
      </Link>{" "}
      change who sees your profile.
    </p>
  );
}
