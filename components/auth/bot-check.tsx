"use client";

import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { BotCheckConfig } from "@/lib/auth/schema";

/** After how long a check that failed, or a script that did not come, is tried again. */
const RETRY_INTERVAL_MS = 8000;
/** After so long without a word from the script or the check, the person is told. */
const PATIENCE_MS = 15_000;

/**
 * The library takes no address for its script, so it is loaded here; once, since the script keeps its widgets.
 * @returns what stops the retries
 */
function loadScript(url: string, onFailure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const load = () => {
    if (document.getElementById(DEFAULT_SCRIPT_ID)) return;
    attempt++;
    const script = document.createElement("script");
    script.id = DEFAULT_SCRIPT_ID;
    // A browser lets a second request for one address wait for the first, and that is the one that hangs.
    script.src = `${url}?render=explicit${attempt > 1 ? `&attempt=${attempt}` : ""}`;
    script.async = true;
    const again = () => {
      clearTimeout(timer);
      script.remove();
      onFailure();
      timer = setTimeout(load, RETRY_INTERVAL_MS);
    };
    // What was loaded may be no script of theirs, but a proxy's own page.
    script.onload = () => ("turnstile" in window ? clearTimeout(timer) : again());
    script.onerror = again;
    timer = setTimeout(again, PATIENCE_MS);
    document.head.append(script);
  };
  load();
  return () => clearTimeout(timer);
}

export type BotCheckHandle = {
  /** Asks for another token: one is good for a single attempt. */
  reset: () => void;
};

export type BotCheckProps = BotCheckConfig & {
  ref?: Ref<BotCheckHandle>;
  /** A token, or null when there is none any more. */
  onToken: (token: string | null) => void;
  /** The check itself failed or could not be loaded. It goes on trying. */
  onFailure: () => void;
};

/** Cloudflare's Turnstile, shown only when it wants something of the person. */
export function BotCheck({ siteKey, scriptUrl, ref, onToken, onFailure }: BotCheckProps) {
  const widget = useRef<TurnstileInstance>(null);
  const tellFailure = useEffectEvent(onFailure);
  // Nothing is heard of a script that hangs, nor of a check that something on the way keeps from its own server.
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => tellFailure(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
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
        theme: "auto",
        retry: "auto",
        retryInterval: RETRY_INTERVAL_MS,
      }}
      onSuccess={(token) => {
        setWaiting(false);
        onToken(token);
      }}
      onExpire={clear}
      onTimeout={clear}
      // From here on it is the person who is waited for.
      onBeforeInteractive={() => setWaiting(false)}
      onError={() => {
        clear();
        onFailure();
        return true;
      }}
    />
  );
}
