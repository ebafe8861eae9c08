"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { restoreAccount } from "@/lib/auth/session-writes";
import { ACCOUNT_UNAVAILABLE_MESSAGE } from "@/lib/errors";
import { localDate } from "@/lib/local-date";
import { AuthCard } from "./auth-card";
import { AuthPanelSkeleton } from "./auth-panel-skeleton";
import { FormProblem } from "./form-problem";
import { problemText } from "./problem-text";
import { useLogOut } from "./use-log-out";

/** For users who sign in while their account is being deleted. */
export function RestorePanel() {
  const { user, isLoading, isError, isFetching, retry } = useSession();
  if (isLoading) return <AuthPanelSkeleton fields={1} />;
  if (isError) {
    return (
      <AuthCard title="Restore your account" lead={ACCOUNT_UNAVAILABLE_MESSAGE}>
        <Button variant="primary" pending={isFetching} onClick={retry}>
          Try again
        </Button>
      </AuthCard>
    );
  }
  if (!user) {
    return (
      <AuthCard title="Restore your account" lead="Sign in to see whether your account can be restored.">
        <Button asChild variant="primary">
          <Link href="/auth">Sign in</Link>
        </Button>
      </AuthCard>
    );
  }
  if (!user.deletesAt) {
    return (
      <AuthCard title="Your account is active" lead="Nothing will be deleted.">
        <Button asChild variant="primary">
          <Link href="/collection">My collection</Link>
        </Button>
      </AuthCard>
    );
  }
  return <Restore deletesAt={user.deletesAt} />;
}

function Restore({ deletesAt }: { deletesAt: string }) {
  const logOut = useLogOut();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isOver] = useState(() => Date.parse(deletesAt) < Date.now());

  const restore = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await restoreAccount();
      // A full page load refetches everything.
      window.location.assign("/collection");
    } catch (failure) {
      setProblem(problemText(failure));
      setPending(false);
    }
  };

  if (isOver) {
    return (
      <AuthCard
        title="Your account is being deleted"
        lead="The week in which it could be restored is over. Your games and pictures are being removed."
      >
        <Button onClick={logOut}>Sign out</Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={`Your account will be deleted on ${localDate(deletesAt)}`}
      lead="Until then you can restore it with everything in it. Others do not see your profile, and nothing can be changed."
    >
      <FormProblem>{problem}</FormProblem>
      <div className="grid gap-3">
        <Button variant="primary" pending={isPending} onClick={() => void restore()}>
          Restore my account
        </Button>
        <Button onClick={logOut}>Sign out</Button>
      </div>
    </AuthCard>
  );
}
