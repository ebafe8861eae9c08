"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ErrorReference } from "./error-reference";
import { MessagePage } from "./message-page";

/** Props of a page's error message; `retry` comes from an `error.tsx` boundary. */
export type ErrorPageProps = { error: unknown; retry?: (() => void) | undefined };

export type RetryPageProps = ErrorPageProps & { title: string; text: string };

/** Replaces a page that could not be rendered. Without `retry`, the button reloads the page. */
export function RetryPage({ title, text, error, retry = reload }: RetryPageProps) {
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

function reload() {
  window.location.reload();
}
