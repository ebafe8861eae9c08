"use client";

import { ErrorReference } from "@/components/site/error-reference";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** The spec's error state: trying again loads the page anew. */
export function AchievementsError({ error }: { error: unknown }) {
  return (
    <MessagePage
      title="Error Loading Achievements"
      text="Failed to load achievements. Steam or the games catalogue cannot be reached right now; it usually comes back within a minute."
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
