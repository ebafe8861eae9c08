"use client";

import { useCallback, useRef, useState } from "react";
import type { BotCheckHandle } from "./bot-check";

export const CAPTCHA_MISSING = "Please complete the CAPTCHA verification";
export const CHECK_FAILED =
  "We could not verify that you are human. Please check your connection or reload the page.";

const PATIENCE_MS = 15_000;

type Waiter = (token: string | null) => void;

/**
 * The bot-check of one form.
 * @returns the token (null while there is none), what `BotCheck` is given, `spend`, to be called after each attempt that
 * leaves the form where it is (a token is good for one), and `waitForToken`, which resolves to null when the check fails.
 */
export function useBotCheck() {
  const handle = useRef<BotCheckHandle>(null);
  const waiters = useRef<Waiter[]>([]);
  const [token, setToken] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const tellWaiters = useCallback((answer: string | null) => {
    for (const tell of waiters.current.splice(0)) tell(answer);
  }, []);
  const onToken = useCallback(
    (next: string | null) => {
      setToken(next);
      if (!next) return;
      setFailed(false);
      tellWaiters(next);
    },
    [tellWaiters],
  );
  const onFailure = useCallback(() => {
    setFailed(true);
    tellWaiters(null);
  }, [tellWaiters]);
  const spend = useCallback(() => handle.current?.reset(), []);
  const waitForToken = async (): Promise<string | null> => {
    if (token) return token;
    return await new Promise((resolve) => {
      waiters.current.push(resolve);
      setTimeout(() => resolve(null), PATIENCE_MS);
    });
  };
  return { token, hasFailed, spend, waitForToken, check: { ref: handle, onToken, onFailure } };
}
