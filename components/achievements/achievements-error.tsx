"use client";

import { ErrorReference } from "@/components/page/error-reference";
import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { FAILED_MESSAGE } from "@/lib/achievements/messages";
import { codeOfDigest } from "@/lib/errors";

const REASONS = {
  limit: "You have opened many lists within a short time. Please wait a minute.",
  upstream:
    "Steam or the games catalogue cannot be reached right now. This usually lasts less than a minute.",
};

/** The spec's error state; "Try again" reloads the page. */
export function AchievementsError({ error }: { error: unknown }) {
  const reason = codeOfDigest(error) === "rate_limited" ? REASONS.limit : REASONS.upstream;
  return (
    <MessagePage
      title="Error Loading Achievements"
      text={`${FAILED_MESSAGE}. ${reason}`}
      smallPrint={<ErrorReference error={error} />}
    >
      <Button variant="primary" onClick={() => window.location.reload()}>
        Try Again
      </Button>
      <Button asChild>
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
