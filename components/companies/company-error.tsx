"use client";

import { useTransition } from "react";
import { MessagePage } from "@/components/site/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** The spec's fallback for a company that cannot be loaded. */
export function CompanyError({ retry }: { retry: () => void }) {
  const [pending, startTransition] = useTransition();
  return (
    <MessagePage
      title="Error loading company page"
      text="The games catalogue cannot be reached right now. It usually comes back within a minute."
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
