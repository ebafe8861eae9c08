"use client";

import { useCallback, useRef, useState } from "react";
import type { BotCheckHandle } from "./bot-check";

export const CAPTCHA_MISSING = "Please complete the CAPTCHA verification";
const CHECK_FAILED =
  "We could not verify that you are human. Please check your connection or reload the page.";

const PATIENCE_MS = 15_000;

type Waiter = (token: string | null) => void;

/**
 * The bot-check of one form.
 * @returns the token (null while there is none), the props of `BotCheck`, `spend`, to be called after each attempt that keeps
 * the form open (a token is valid for one), `waitForToken`, which resolves to null when the check fails, and `problemOf`, the form's
 * current error: the last attempt's while it applies, else the check's.
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
  const problemOf = (found: string | undefined): string | null => {
    if (found && !(found === CAPTCHA_MISSING && token)) return found;
    return hasFailed ? CHECK_FAILED : null;
  };
  return { token, spend, waitForToken, problemOf, check: { ref: handle, onToken, onFailure } };
}
