"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { codeOfDigest } from "@/lib/errors";
import { MessagePage } from "./message-page";

/** What a page shows that could not be rendered: whose fault it is, in plain words, and the ways on. */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const [pending, startTransition] = useTransition();
  const isUpstream = codeOfDigest(error)?.startsWith("upstream_") ?? false;
  return (
    <MessagePage
      title={isUpstream ? "The catalogue cannot be reached" : "Something went wrong"}
      text={
        isUpstream
          ? "The games database does not answer at the moment. Pages that were seen before still work; please try this one again in a little while."
          : "This page could not be shown. It is our fault, and trying again often helps."
      }
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
