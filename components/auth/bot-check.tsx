"use client";

import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { BotCheckConfig } from "@/lib/auth/schema";
import { currentTheme } from "@/lib/theme";

/** Interval of retries after a failed check or script. */
const RETRY_INTERVAL_MS = 8000;
/** After so long without a response from the script or the check, an error is shown. */
const PATIENCE_MS = 15_000;

/**
 * Loads Turnstile's script once. The library accepts no URL for it, so we load it here.
 * @returns the function that stops the retries
 */
function loadScript(url: string, onFailure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const load = () => {
    if (document.getElementById(DEFAULT_SCRIPT_ID)) return;
    attempt++;
    const script = document.createElement("script");
    script.id = DEFAULT_SCRIPT_ID;
    // A browser queues a second request for the same URL behind the first one, which may hang.
    script.src = `${url}?render=explicit${attempt > 1 ? `&attempt=${attempt}` : ""}`;
    script.async = true;
    const again = () => {
      clearTimeout(timer);
      script.remove();
      onFailure();
      timer = setTimeout(load, RETRY_INTERVAL_MS);
    };
    // The response may be a proxy's own page instead of the script.
    script.onload = () => ("turnstile" in window ? clearTimeout(timer) : again());
    script.onerror = again;
    timer = setTimeout(again, PATIENCE_MS);
    document.head.append(script);
  };
  load();
  return () => clearTimeout(timer);
}

export type BotCheckHandle = {
  /** Requests another token: each is valid for one attempt. */
  reset: () => void;
};

type BotCheckProps = BotCheckConfig & {
  ref?: Ref<BotCheckHandle>;
  /** Null when the token has expired. */
  onToken: (token: string | null) => void;
  /** The check failed or could not be loaded. Retries continue. */
  onFailure: () => void;
};

/** Cloudflare's Turnstile, visible only when it needs interaction. */
export function BotCheck({ siteKey, scriptUrl, ref, onToken, onFailure }: BotCheckProps) {
  const widget = useRef<TurnstileInstance>(null);
  const tellFailure = useEffectEvent(onFailure);
  // A hanging script or a blocked check reports nothing.
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => tellFailure(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const theme = currentTheme();
  const clear = () => {
    setWaiting(true);
    onToken(null);
  };
  useEffect(() => loadScript(scriptUrl, () => tellFailure()), [scriptUrl]);
  useImperativeHandle(ref, () => ({
    reset() {
      clear();
      widget.current?.reset();
    },
  }));
  return (
    <Turnstile
      ref={widget}
      siteKey={siteKey}
      injectScript={false}
      options={{
        appearance: "interaction-only",
        responseField: false,
        theme: theme === "system" ? "auto" : theme,
        retry: "auto",
        retryInterval: RETRY_INTERVAL_MS,
      }}
      onSuccess={(token) => {
        setWaiting(false);
        onToken(token);
      }}
      onExpire={clear}
      onTimeout={clear}
      // From here on it waits for the user.
      onBeforeInteractive={() => setWaiting(false)}
      onError={() => {
        clear();
        onFailure();
        return true;
      }}
    />
  );
}
