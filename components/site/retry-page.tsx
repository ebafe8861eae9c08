"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ErrorReference } from "./error-reference";
import { MessagePage } from "./message-page";

export type RetryPageProps = { title: string; text: string; error: unknown; retry: () => void };

/** In place of a page that could not be rendered: what is away, and the ways on. */
export function RetryPage({ title, text, error, retry }: RetryPageProps) {
  const [pending, startTransition] = useTransition();
  return (
    <MessagePage title={title} text={text} smallPrint={<ErrorReference error={error} />}>
      <Button variant="primary" pending={pending} onClick={() => startTransition(retry)}>
        Try again
      </Button>
      <Button asChild>
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
