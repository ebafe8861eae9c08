"use client";

import { useTransition } from "react";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** What a profile shows that could not be loaded: whether there is one is not known. */
export function ProfileError({ retry }: { retry: () => void }) {
  const [pending, startTransition] = useTransition();
  return (
    <MessagePage
      title="Profiles can't be reached"
      text="The place where shelves are kept does not answer at the moment. It usually comes back within a minute."
    >
      <Button variant="primary" pending={pending} onClick={() => startTransition(retry)}>
        Try again
      </Button>
      <Button asChild>
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
