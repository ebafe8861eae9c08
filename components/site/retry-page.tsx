"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { MessagePage } from "./message-page";

export type RetryPageProps = { title: string; text: string; retry: () => void };

/** In place of a page that could not be rendered: what is away, and the ways on. */
export function RetryPage({ title, text, retry }: RetryPageProps) {
  const [pending, startTransition] = useTransition();
  return (
    <MessagePage title={title} text={text}>
      <Button variant="primary" pending={pending} onClick={() => startTransition(retry)}>
        Try again
      </Button>
      <Button asChild>
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}
