"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { emailStateOptions } from "@/lib/auth/account-queries";
import { changeAgainMessage } from "@/lib/auth/username";
import { Group } from "./group";
import { Row } from "./row";
import { type Person, useSettings } from "./settings-context";

/** Each change is an act with a dialog of its own. */
export function AccountSection() {
  const { person, isLocked } = useSettings();
  return (
    <Group title="Account" isSectionName text="Who you are here, and how you sign in.">
      <div className="mt-3.5">
        {person ? <UsernameRow person={person} isLocked={isLocked} /> : <RowSkeleton title="Username" />}
        {person ? <EmailRow isLocked={isLocked} /> : <RowSkeleton title="E-mail" />}
        <PasswordRow isLocked={isLocked} />
      </div>
    </Group>
  );
}

const RowSkeleton = ({ title }: { title: string }) => (
  <Row title={title} text={<Skeleton className="my-0.5 block h-4 w-40" />} />
);

function UsernameRow({ person, isLocked }: { person: Person; isLocked: boolean }) {
  const { dialog, opener, close } = useLazyDialog(() => import("./username-dialog"));
  const { username } = person.user;
  const { usernameChangeableAt } = person.profile;
  return (
    <Row
      title="Username"
      text={username ?? "None yet. Your public profile needs one."}
      note={usernameChangeableAt ? changeAgainMessage(usernameChangeableAt) : null}
    >
      <Button size="sm" disabled={isLocked || usernameChangeableAt !== null} {...opener}>
        {username ? "Change username" : "Choose username"}
      </Button>
      {dialog ? <dialog.ChangeUsernameDialog person={person} onClose={close} /> : null}
    </Row>
  );
}

function EmailRow({ isLocked }: { isLocked: boolean }) {
  const { dialog, opener, close } = useLazyDialog(() => import("./email-dialog"));
  const { data, isError, isFetching, refetch } = useQuery(emailStateOptions());
  if (isError && !data) {
    return (
      <Row title="E-mail" text="Your e-mail could not be loaded.">
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Row>
    );
  }
  if (!data) return <RowSkeleton title="E-mail" />;
  return (
    <Row title="E-mail" text={data.email} note={data.newEmail ? `Not confirmed yet: ${data.newEmail}` : null}>
      <Button size="sm" disabled={isLocked} {...opener}>
        Change e-mail
      </Button>
      {dialog ? <dialog.ChangeEmailDialog state={data} onClose={close} /> : null}
    </Row>
  );
}

function PasswordRow({ isLocked }: { isLocked: boolean }) {
  const { dialog, opener, close } = useLazyDialog(() => import("./password-dialog"));
  return (
    <Row title="Password" text="After a change you stay signed in here, and are signed out everywhere else.">
      <Button size="sm" disabled={isLocked} {...opener}>
        Change password
      </Button>
      {dialog ? <dialog.ChangePasswordDialog onClose={close} /> : null}
    </Row>
  );
}
