"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/external-link";
import { achievementKeys } from "@/lib/achievements/keys";
import { FAILED_MESSAGE } from "@/lib/achievements/messages";
import type { Progress } from "@/lib/achievements/progress";
import { authKeys } from "@/lib/auth/keys";
import { useSession } from "@/lib/auth/queries";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";
import { ProgressPanel } from "./progress-panel";
import { ProgressMessage, ProgressSlot, SetUpSteamId } from "./progress-slot";

type ProgressForVisitorProps = {
  achievements: readonly { apiname: string }[];
  /** Undefined while loading, and when there is none. */
  progress: Progress | undefined;
  error: Error | null;
  isFetching: boolean;
  /** The path for returning after sign-in. */
  path: string;
};

/** The visitor's progress, or the reason why it is unknown. */
export function ProgressForVisitor(props: ProgressForVisitorProps) {
  const { progress, error, path } = props;
  const { user, isLoading, isError } = useSession();
  const isUnknown = isLoading || Boolean(user?.steamId && !progress && !error);
  return (
    <ProgressSlot isUnknown={isUnknown}>
      {isUnknown || !(user || isError) ? (
        <SetUpSteamId path={path} />
      ) : user && !user.steamId ? (
        <SetUpSteamId path={path} isSignedIn />
      ) : (
        <Known {...props} isAccountAway={isError && !user} />
      )}
    </ProgressSlot>
  );
}

const STEAM_AWAY =
  "Steam can't be reached right now, so your progress is not shown. Please try again in a moment.";

/** Does not read the session itself: mounting would refetch a failed one. */
function Known({
  achievements,
  progress,
  error,
  isFetching,
  isAccountAway,
}: ProgressForVisitorProps & { isAccountAway: boolean }) {
  const queryClient = useQueryClient();
  // The Steam ID may have changed, so the session is read again too.
  const retry = () => {
    void queryClient.invalidateQueries({ queryKey: authKeys.session });
    void queryClient.invalidateQueries({ queryKey: achievementKeys.all });
  };
  const tryAgain = (
    <Button pending={isFetching} onClick={retry}>
      Try Again
    </Button>
  );
  if (isAccountAway || error || !progress) {
    // The API's message is about the list, which is shown; here only the progress is missing.
    const reason = error instanceof AppError && error.message !== FAILED_MESSAGE ? error.message : STEAM_AWAY;
    return (
      <ProgressMessage title="Your Progress" text={isAccountAway ? ACCOUNT_UNAVAILABLE_MESSAGE : reason}>
        {tryAgain}
      </ProgressMessage>
    );
  }
  if (progress.state === "known") {
    return <ProgressPanel achievements={achievements} earned={progress.earned} />;
  }
  if (progress.state === "private") {
    return (
      <ProgressMessage
        title="Your Progress"
        text="Your Steam profile or its game details are private, so Steam does not tell us what you have earned. Make them public on Steam, and come back."
      >
        <Button asChild>
          <ExternalLink variant="plain" href="https://steamcommunity.com/my/edit/settings">
            Steam settings
          </ExternalLink>
        </Button>
        {tryAgain}
      </ProgressMessage>
    );
  }
  if (progress.state === "not_owned") {
    return (
      <ProgressMessage
        title="Your Progress"
        text="You do not own this game on Steam, so there is nothing to count yet."
      />
    );
  }
  return <SetUpSteamId path="" isSignedIn isWrong />;
}
